import { lockPageScroll } from './scroll-lock';

const root = document.documentElement;
const locked = () => 'scrollLocked' in root.dataset;

test('the page stays locked until the last modal is gone', () => {
  const first = lockPageScroll();
  const second = lockPageScroll();
  first();
  expect(locked()).toBe(true);
  second();
  expect(locked()).toBe(false);
});

test('a second release of the same lock opens nothing that another modal holds', () => {
  const first = lockPageScroll();
  const second = lockPageScroll();
  first();
  first();
  expect(locked()).toBe(true);
  second();
  expect(locked()).toBe(false);
});

test('keeps the width of the scroll bar free, so that nothing moves', () => {
  const width = jest.spyOn(root, 'clientWidth', 'get').mockReturnValue(window.innerWidth - 15);
  const release = lockPageScroll();
  expect(root.style.getPropertyValue('--scroll-lock-gap')).toBe('15px');
  release();
  expect(root.style.getPropertyValue('--scroll-lock-gap')).toBe('');
  width.mockRestore();
});
