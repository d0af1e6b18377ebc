import { type ReactNode, useCallback, useState } from 'react';
import { layoutStore, useLayout } from 'shared-state';
import { Dialog } from 'shared-ui/dialog';
import { useLocation } from 'shared-ui/router';

/** The dialog around whatever a page put into the layout store; named by the first heading in it. */
export const CustomModal = () => {
  const { element, isOpen } = useLayout((state) => state.customModal);
  const { pathname } = useLocation();
  // The store forgets the element at once; the dialog still shows it while it closes.
  const [shown, setShown] = useState<{ element: ReactNode; openedOn: string }>({
    element,
    openedOn: pathname,
  });
  if (isOpen && shown.element !== element) setShown({ element, openedOn: pathname });

  const [name, setName] = useState('Details');
  const readName = useCallback((content: HTMLElement | null) => {
    const heading = content?.querySelector('h1, h2, h3, h4, h5, h6')?.textContent;
    if (heading) setName(heading);
  }, []);
  // Closed by a route change: what had the focus before belongs to the page that is leaving.
  const finalFocus = () => (pathname === shown.openedOn ? null : document.getElementById('main'));

  return (
    <Dialog
      open={isOpen}
      onClose={() => layoutStore.getState().closeCustomModal()}
      title={name}
      titleHidden
      size="lg"
      finalFocus={finalFocus}
    >
      <div ref={readName}>{shown.element}</div>
    </Dialog>
  );
};
