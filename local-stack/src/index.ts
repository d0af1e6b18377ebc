export type { Health, PartHealth } from './api/health';
export type { Log, StackConfig } from './stack-config';
export { StackError } from './stack-error';
export { type LocalStack, startLocalStack } from './start-local-stack';
