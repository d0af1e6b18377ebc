import { layoutStore, useLayout } from 'shared-state';
import { Dialog } from 'shared-ui/dialog';

/** Shows the layout store's custom modal: whatever element a page put there, over the whole site. */
const ModalHost = () => {
  const { element, isOpen } = useLayout((state) => state.customModal);
  return (
    <Dialog open={isOpen} onClose={() => layoutStore.getState().closeCustomModal()} title="Details">
      {element}
    </Dialog>
  );
};

export default ModalHost;
