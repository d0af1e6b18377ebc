import { useSyncExternalStore } from 'react';
import { canvas } from '../theme/palette';

/** What the visitor chose. `system` follows the operating system. */
export type ColorMode = 'light' | 'dark' | 'system';
type ResolvedColorMode = 'light' | 'dark';

const COOKIE = 'savanna.theme';
const ONE_YEAR_SECONDS = 31_536_000;
const DARK_QUERY = '(prefers-color-scheme: dark)';

const listeners = new Set<() => void>();

/** A cookie, not local storage: sign-out wipes local storage, and the choice outlives it. */
export function readColorMode(): ColorMode {
  const value = /(?:^|;\s*)savanna\.theme=(light|dark|system)/.exec(document.cookie)?.[1];
  return (value as ColorMode | undefined) ?? 'system';
}

function resolve(mode: ColorMode): ResolvedColorMode {
  if (mode !== 'system') return mode;
  return window.matchMedia(DARK_QUERY).matches ? 'dark' : 'light';
}

/** Puts the mode on <html>: the class the tokens hang on, and the canvas behind the page. */
export function applyColorMode(mode: ColorMode): void {
  const resolved = resolve(mode);
  const root = document.documentElement;
  root.classList.toggle('dark', resolved === 'dark');
  root.classList.toggle('light', resolved === 'light');
  root.style.colorScheme = resolved;
  root.style.backgroundColor = canvas[resolved];
}

function setColorMode(mode: ColorMode): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari.
  document.cookie = `${COOKIE}=${mode}; path=/; max-age=${ONE_YEAR_SECONDS}; samesite=lax`;
  applyColorMode(mode);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  const media = window.matchMedia(DARK_QUERY);
  const onSystemChange = () => {
    applyColorMode(readColorMode());
    listener();
  };
  listeners.add(listener);
  media.addEventListener('change', onSystemChange);
  return () => {
    listeners.delete(listener);
    media.removeEventListener('change', onSystemChange);
  };
}

/** The colour mode: the choice, what it comes to now, and how to change it. */
export function useColorMode() {
  const mode = useSyncExternalStore<ColorMode>(subscribe, readColorMode, () => 'system');
  const resolved = useSyncExternalStore<ResolvedColorMode>(
    subscribe,
    () => resolve(readColorMode()),
    () => 'light',
  );
  return {
    mode,
    resolved,
    setMode: setColorMode,
    toggle: () => setColorMode(resolved === 'dark' ? 'light' : 'dark'),
  };
}

/**
 * A script for the document's head, run before the first paint so that no wrong colour flashes.
 * The server inlines it with the page's nonce.
 */
export const themeInitScript = `(function(){var m=/(?:^|;\\s*)savanna\\.theme=(light|dark|system)/.exec(document.cookie);var d=m&&m[1]!=='system'?m[1]==='dark':matchMedia('${DARK_QUERY}').matches;var r=document.documentElement;r.classList.add(d?'dark':'light');r.style.colorScheme=d?'dark':'light';r.style.backgroundColor=d?'${canvas.dark}':'${canvas.light}'})()`;
