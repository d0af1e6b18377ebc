import { StackError } from '../stack-error';

/** Ends an import before anything is written: `message` says what is wrong, `advice` what to do. */
export class ImportError extends StackError {}
