import type { RegistryPage } from 'shared-state/contracts';
import type { RemoteVersion } from './loader';
import { warmProvidedModules } from './provided-modules';

const requested = new Set<string>();

/** Address of each script of a remote that the server wrote into the page → settled when it ran or failed. */
const pageScripts = new Map(
  [...document.querySelectorAll<HTMLScriptElement>('script[data-remote]')].map((script) => [
    script.src,
    new Promise<void>((resolve) => {
      script.addEventListener('load', () => resolve());
      script.addEventListener('error', () => resolve());
    }),
  ]),
);

const preloadScript = (url: URL, integrity?: string) => {
  if (requested.has(url.href)) return;
  requested.add(url.href);
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'script';
  link.href = url.href;
  if (integrity) link.integrity = integrity;
  if (url.origin !== location.origin) link.crossOrigin = 'anonymous';
  document.head.append(link);
};

/**
 * Removes the preloads of a version, those of the server included: the browser would hand a failed
 * one to the next script with that address instead of asking again.
 */
const forget = (version: RemoteVersion) => {
  const folder = new URL('.', new URL(version.entry, location.origin)).href;
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')) {
    if (!link.href.startsWith(folder)) continue;
    link.remove();
    requested.delete(link.href);
  }
};

/** Starts all downloads of a page at once: its own scripts and the shared modules it will ask for. */
const start = async (version: RemoteVersion, page: RegistryPage): Promise<void> => {
  warmProvidedModules(page.shared ?? []);
  const entry = new URL(version.entry, location.origin);
  const inPage = pageScripts.get(entry.href);
  if (inPage) {
    // The server wrote this remote into the page: its scripts run by themselves, right after ours,
    // the entry last. Waited for once: a second attempt must not hang on the same script.
    pageScripts.delete(entry.href);
    return inPage;
  }
  preloadScript(entry, version.integrity);
  for (const script of page.preload) preloadScript(new URL(script, entry));
};

/** The downloads of pages, as the loader needs them. */
export const downloads = { start, forget };
