import type { RegistryPage } from 'shared-state/contracts';
import type { RemoteVersion } from './loader';
import { warmProvidedModules } from './provided-modules';

const requested = new Set<string>();

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

/** Starts all downloads of a page at once: its own scripts and the shared modules it will ask for. */
export const prefetchPage = (version: RemoteVersion, page: RegistryPage) => {
  const entry = new URL(version.entry, location.origin);
  preloadScript(entry, version.integrity);
  for (const script of page.preload) preloadScript(new URL(script, entry));
  warmProvidedModules(page.shared ?? []);
};
