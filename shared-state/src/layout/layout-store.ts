import type { ReactNode } from 'react';
import { createStore } from 'zustand/vanilla';

export type CustomModal = {
  /** What the modal shows; the shell's modal host renders it. */
  element: ReactNode;
  isOpen: boolean;
};

export type LayoutState = {
  /** CSS pixels. */
  headerHeight: number;
  /** CSS pixels; 0 right after a route change, until measured again. */
  footerHeight: number;
  isModalOpen: boolean;
  customModal: CustomModal;
  setHeaderHeight: (height: number) => void;
  setFooterHeight: (height: number) => void;
  setModalOpen: (open: boolean) => void;
  openCustomModal: (element: ReactNode) => void;
  closeCustomModal: () => void;
};

const closedModal: CustomModal = { element: null, isOpen: false };

/** Layout shared by the shell and the pages: heights and modals. */
export const layoutStore = createStore<LayoutState>()((set) => ({
  headerHeight: 0,
  footerHeight: 0,
  isModalOpen: false,
  customModal: closedModal,
  setHeaderHeight: (headerHeight) => set({ headerHeight }),
  setFooterHeight: (footerHeight) => set({ footerHeight }),
  setModalOpen: (isModalOpen) => set({ isModalOpen }),
  openCustomModal: (element) => set({ customModal: { element, isOpen: true } }),
  closeCustomModal: () => set({ customModal: closedModal }),
}));

/** Whether the page behind must not scroll: any modal is open. */
export const selectScrollLocked = ({ isModalOpen, customModal }: LayoutState): boolean =>
  isModalOpen || customModal.isOpen;
