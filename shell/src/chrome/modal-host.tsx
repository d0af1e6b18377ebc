import { useEffect } from 'react';
import { useLayout } from 'shared-state';
import { useLazyPart } from './use-lazy-part';

const loadModal = () =>
  import(/* webpackChunkName: "custom-modal" */ './custom-modal').then((part) => part.CustomModal);

/** Has the layout store's custom modal shown; its code comes with the first one. */
export const ModalHost = () => {
  const isOpen = useLayout(({ customModal }) => customModal.isOpen);
  const { Part: CustomModal, show } = useLazyPart(loadModal);
  useEffect(() => {
    if (isOpen) show();
  }, [isOpen, show]);
  return CustomModal ? <CustomModal /> : null;
};
