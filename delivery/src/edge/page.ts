import type { RemotesRegistry, RuntimeConfig } from 'shared-state/contracts';
import type { HostManifest } from '../registry/manifests';

interface PageParts {
  /** The shell's built HTML. */
  template: string;
  host: HostManifest;
  registry: RemotesRegistry;
  config: RuntimeConfig;
  nonce: string;
  /** Inlined at the end of the head, under the nonce. */
  extraScript?: string;
}

const attribute = (value: string) => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** JSON that cannot close the script element it stands in. */
const inlineJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

const preloadLink = (href: string, integrity?: string) =>
  `<link rel="preload" as="script" href="${attribute(href)}"${
    integrity ? ` integrity="${integrity}"` : ''
  }${href.startsWith('/') ? '' : ' crossorigin'}>`;

/** Links for all scripts the requested page needs beyond the shell itself, in loading order. */
const preloadLinks = (path: string, { host, registry }: PageParts): string[] => {
  const route = host.routes.find((candidate) => candidate.path === path);
  const remote = route ? registry.remotes[route.remote] : undefined;
  const page = remote?.pages[path];
  if (!remote || !page) return [];
  const folder = remote.entry.slice(0, remote.entry.lastIndexOf('/') + 1);
  const shared = ['federation', ...(page.shared ?? [])].flatMap((name) => host.chunks[name] ?? []);
  return [
    ...[...new Set(shared)].map((href) => preloadLink(href)),
    preloadLink(remote.entry, remote.integrity),
    ...page.preload.map((file) => preloadLink(file.startsWith('/') ? file : folder + file)),
  ];
};

/** The HTML of one route: the shell with configuration, registry and preloads written in. */
export const renderPage = (path: string, parts: PageParts): string => {
  const { template, registry, config, nonce, extraScript } = parts;
  const links = preloadLinks(path, parts).join('');
  const payload = `<script type="application/json" id="savanna-boot">${inlineJson({ config, registry })}</script>`;
  const extra = extraScript ? `<script nonce="${nonce}">${extraScript}</script>` : '';
  return template
    .replaceAll('<script', `<script nonce="${nonce}"`)
    .replace('</title>', () => `</title>${links}`)
    .replace('</head>', () => `${payload}${extra}</head>`);
};
