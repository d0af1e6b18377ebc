import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { themeInitScript, useColorMode } from './color-mode';
import { UiProvider } from './ui-provider';

const root = document.documentElement;

/** Replaces the operating system's preference; returns how to change it later. */
const systemPrefers = (dark: boolean) => {
  const listeners = new Set<() => void>();
  const media = {
    matches: dark,
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  };
  jest.spyOn(window, 'matchMedia').mockReturnValue(media as unknown as MediaQueryList);
  return (nowDark: boolean) => {
    media.matches = nowDark;
    for (const listener of listeners) listener();
  };
};

const storeChoice = (value: string, age = 60) => {
  // biome-ignore lint/suspicious/noDocumentCookie: as color-mode.ts does, and for its reason.
  document.cookie = `savanna.theme=${value}; path=/; max-age=${age}`;
};

function Controls() {
  const { mode, resolved, setMode, toggle } = useColorMode();
  return (
    <>
      <output>{`${mode} ${resolved}`}</output>
      <button type="button" onClick={toggle}>
        Toggle
      </button>
      <button type="button" onClick={() => setMode('system')}>
        System
      </button>
    </>
  );
}

const show = () =>
  render(
    <UiProvider>
      <Controls />
    </UiProvider>,
  );

beforeEach(() => {
  storeChoice('', 0);
  root.className = '';
  root.removeAttribute('style');
});

test('without a choice the operating system decides, also when it changes its mind', () => {
  const changeTo = systemPrefers(true);
  show();
  expect(screen.getByRole('status')).toHaveTextContent('system dark');
  expect(root).toHaveClass('dark');
  act(() => changeTo(false));
  expect(screen.getByRole('status')).toHaveTextContent('system light');
  expect(root).toHaveClass('light');
  expect(root).not.toHaveClass('dark');
});

test('a choice is kept in a cookie, which outlives a wiped local storage', async () => {
  systemPrefers(false);
  const user = userEvent.setup();
  show();
  await user.click(screen.getByRole('button', { name: 'Toggle' }));
  expect(root).toHaveClass('dark');
  expect(root.style.colorScheme).toBe('dark');
  localStorage.clear();
  expect(document.cookie).toContain('savanna.theme=dark');
  await user.click(screen.getByRole('button', { name: 'System' }));
  expect(document.cookie).toContain('savanna.theme=system');
  expect(root).toHaveClass('light');
});

test.each([
  ['dark', false, 'dark'],
  ['light', true, 'light'],
  ['system', true, 'dark'],
  ['nonsense', false, 'light'],
])('the start script with the cookie %s and dark system %s paints %s', (cookie, dark, expected) => {
  systemPrefers(dark);
  storeChoice(cookie);
  // biome-ignore lint/security/noGlobalEval: the script is run exactly as the page runs it.
  window.eval(themeInitScript);
  expect(root.className).toBe(expected);
  expect(root.style.colorScheme).toBe(expected);
  expect(root.style.backgroundColor).not.toBe('');
});

test('a forced mode wins over the choice', () => {
  systemPrefers(false);
  storeChoice('light');
  render(<UiProvider colorMode="dark">text</UiProvider>);
  expect(root).toHaveClass('dark');
});
