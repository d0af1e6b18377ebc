import type { ReactNode } from 'react';
import { Button } from '../controls/button';
import { Modal } from './modal';
import { dialogRecipe } from './recipe';

interface ConfirmDialogProps {
  open: boolean;
  title: ReactNode;
  children?: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  onConfirm: () => void;
  onCancel: () => void;
  /** While the confirmed action runs: no second click, no closing. */
  busy?: boolean;
  /** `danger` for what cannot be taken back. */
  tone?: 'brand' | 'danger';
}

/** Asks before something is spent or lost. */
export function ConfirmDialog({
  open,
  title,
  children,
  confirmLabel,
  cancelLabel,
  onConfirm,
  onCancel,
  busy = false,
  tone = 'brand',
}: ConfirmDialogProps) {
  return (
    <Modal
      recipe={dialogRecipe}
      open={open}
      onClose={onCancel}
      title={title}
      dismissable={!busy}
      footer={
        <>
          <Button variant="ghost" colorPalette="neutral" onClick={onCancel} disabled={busy}>
            {cancelLabel}
          </Button>
          <Button colorPalette={tone} onClick={onConfirm} loading={busy}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Modal>
  );
}
