import { render, screen } from '@testing-library/react';
import { Button, Heading } from '../index';
import { UiProvider } from './ui-provider';

const styles = () => [...document.querySelectorAll<HTMLStyleElement>('style[data-emotion]')];

test('every style element carries the nonce of the page', () => {
  render(
    <UiProvider nonce="r4nd0m">
      <Button>Search</Button>
    </UiProvider>,
  );
  expect(styles().length).toBeGreaterThan(0);
  for (const style of styles()) expect(style.nonce || style.getAttribute('nonce')).toBe('r4nd0m');
});

test('fonts are our own files and never hold text back', () => {
  render(
    <UiProvider>
      <Heading>Savanna</Heading>
    </UiProvider>,
  );
  const faces = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .map((rule) => rule.cssText)
    .filter((rule) => rule.startsWith('@font-face') && rule.includes('woff2'));
  expect(faces).toHaveLength(2);
  for (const face of faces) {
    expect(face).toMatch(/font-display:\s*swap/);
    expect(face).not.toMatch(/url\(['"]?https?:/);
  }
});

test('the look comes from the theme', () => {
  render(
    <UiProvider>
      <Button>Search</Button>
    </UiProvider>,
  );
  expect(screen.getByRole('button', { name: 'Search' })).toHaveClass('savanna-button');
});
