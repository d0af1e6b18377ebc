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

const scriptTag = (src: string, attributes = '') =>
  `<script defer src="${attribute(src)}"${attributes}${src.startsWith('/') ? '' : ' crossorigin'}></script>`;

interface PageScripts {
  /** Chunks of the shell itself: run before it, so that its imports find them loaded. */
  host: string;
  /** Files of the remote: run after the shell, so that a remote that hangs cannot hold it up. */
  remote: string;
}

/** All scripts the requested page needs beyond the shell's own, in the order they shall run. */
const pageScripts = (path: string, { host, registry }: PageParts): PageScripts => {
  const route = host.routes.find((candidate) => candidate.path === path);
  const remote = route ? registry.remotes[route.remote] : undefined;
  const page = remote?.pages[path];
  if (!remote || !page) return { host: '', remote: '' };
  const folder = remote.entry.slice(0, remote.entry.lastIndexOf('/') + 1);
  const shared = ['federation', ...(page.shared ?? [])].flatMap((name) => host.chunks[name] ?? []);
  const own = ` data-remote="${attribute(route?.remote ?? '')}"`;
  return {
    host: [...new Set(shared)].map((src) => scriptTag(src)).join(''),
    remote: [
      ...page.preload.map((file) => scriptTag(file.startsWith('/') ? file : folder + file, own)),
      scriptTag(
        remote.entry,
        `${own}${remote.integrity ? ` integrity="${remote.integrity}"` : ''}`,
      ),
    ].join(''),
  };
};

/** The HTML of one route: the shell with configuration, registry and the page's scripts written in. */
export const renderPage = (path: string, parts: PageParts): string => {
  const { template, host, registry, config, nonce, extraScript } = parts;
  const scripts = pageScripts(path, parts);
  const main = scriptTag(host.initial.at(-1) ?? '');
  if (!template.includes(main)) {
    throw new Error(`The shell's index.html does not load ${host.initial.at(-1)}: build it again`);
  }
  const payload = `<script type="application/json" id="savanna-boot">${inlineJson({ config, registry })}</script>`;
  const extra = extraScript ? `<script>${extraScript}</script>` : '';
  return template
    .replace(main, () => `${payload}${scripts.host}${main}${scripts.remote}`)
    .replace('</head>', () => `${extra}</head>`)
    .replace(/<script(?! type="application\/json")/g, `<script nonce="${nonce}"`);
};
