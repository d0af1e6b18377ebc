import { IconButton, Dialog as Parts, Portal, type SlotRecipeConfig } from '@chakra-ui/react';
import { type ReactNode, useEffect } from 'react';
import { lockPageScroll } from '../provider/scroll-lock';

export interface DialogProps {
  open: boolean;
  /** Called on Esc, the close button and a click beside the dialog. */
  onClose: () => void;
  title: ReactNode;
  /** The title names the dialog but is not shown: the content has a heading of its own. */
  titleHidden?: boolean;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons under the content. */
  footer?: ReactNode;
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** Where the focus goes on closing; null (and by default): back to where it came from. */
  finalFocus?: () => HTMLElement | null;
}

interface ModalProps extends DialogProps {
  recipe: SlotRecipeConfig;
  role?: 'dialog' | 'alertdialog';
  dismissable?: boolean;
}

/** What Dialog, ConfirmDialog and Sheet have in common: focus trap, Esc, focus return, scroll lock. */
export function Modal({
  open,
  onClose,
  title,
  titleHidden = false,
  description,
  children,
  footer,
  size = 'md',
  finalFocus,
  recipe,
  role = 'dialog',
  dismissable = true,
}: ModalProps) {
  useEffect(() => (open ? lockPageScroll() : undefined), [open]);
  return (
    <Parts.Root
      recipe={recipe}
      // The recipe is ours; its sizes are the ones of DialogProps.
      size={size}
      role={role}
      open={open}
      onOpenChange={(details: { open: boolean }) => {
        if (!details.open) onClose();
      }}
      closeOnInteractOutside={dismissable}
      closeOnEscape={dismissable}
      preventScroll={false}
      finalFocusEl={finalFocus}
    >
      <Portal>
        <Parts.Backdrop data-print="hide" />
        <Parts.Positioner>
          <Parts.Content>
            <Parts.Header>
              <Parts.Title hidden={titleHidden}>{title}</Parts.Title>
              {description ? <Parts.Description>{description}</Parts.Description> : null}
            </Parts.Header>
            {children ? <Parts.Body>{children}</Parts.Body> : null}
            {footer ? <Parts.Footer>{footer}</Parts.Footer> : null}
            {dismissable ? (
              <Parts.CloseTrigger asChild>
                <IconButton aria-label="Close" variant="ghost" colorPalette="neutral">
                  <svg
                    aria-hidden="true"
                    viewBox="0 0 24 24"
                    fill="none"
                    stroke="currentColor"
                    strokeWidth="2"
                    strokeLinecap="round"
                  >
                    <path d="m6 6 12 12M18 6 6 18" />
                  </svg>
                </IconButton>
              </Parts.CloseTrigger>
            ) : null}
          </Parts.Content>
        </Parts.Positioner>
      </Portal>
    </Parts.Root>
  );
}
