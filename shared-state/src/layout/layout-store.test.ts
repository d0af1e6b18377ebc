import { layoutStore, selectScrollLocked } from './layout-store';

const initial = layoutStore.getInitialState();
const state = () => layoutStore.getState();

beforeEach(() => layoutStore.setState(initial, true));

it('begins without heights and without a modal', () => {
  expect(state()).toMatchObject({
    headerHeight: 0,
    footerHeight: 0,
    isModalOpen: false,
    customModal: { element: null, isOpen: false },
  });
  expect(selectScrollLocked(state())).toBe(false);
});

it('keeps the measured heights', () => {
  state().setHeaderHeight(64);
  state().setFooterHeight(320);
  expect(state()).toMatchObject({ headerHeight: 64, footerHeight: 320 });
});

it('locks scrolling while a modal is open', () => {
  state().setModalOpen(true);
  expect(selectScrollLocked(state())).toBe(true);
  state().setModalOpen(false);
  expect(selectScrollLocked(state())).toBe(false);
});

it('opens a custom modal with its element and lets go of it on closing', () => {
  state().openCustomModal('terms');
  expect(state().customModal).toEqual({ element: 'terms', isOpen: true });
  expect(selectScrollLocked(state())).toBe(true);
  state().closeCustomModal();
  expect(state().customModal).toEqual({ element: null, isOpen: false });
  expect(selectScrollLocked(state())).toBe(false);
});

it('stays locked when the custom modal closes over another one', () => {
  state().setModalOpen(true);
  state().openCustomModal('terms');
  state().closeCustomModal();
  expect(selectScrollLocked(state())).toBe(true);
});
