export { compressFolder } from './edge/compress';
export { type EdgeOptions, type EdgeServer, startEdge } from './edge/start-edge';
export { RegistryError } from './registry/build-registry';
