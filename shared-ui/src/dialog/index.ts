export { ConfirmDialog } from './confirm-dialog';
export { Dialog, Sheet } from './dialog';
export type { DialogProps } from './modal';
