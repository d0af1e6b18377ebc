import type { ComponentType } from 'react';
import type { RegistryPage, RegistryRemote, RemotesRegistry } from 'shared-state/contracts';
import type { RouteDefinition } from '../routes/routes';
import type { ContainerSource } from './federation';
import { CHUNK_LOAD_TIMEOUT_MS } from './limits';
import { RemoteError } from './remote-error';

export interface FederationRuntime {
  selectContainer(source: ContainerSource): void;
  loadModule(name: string, expose: string): Promise<unknown>;
}

interface LoaderOptions {
  registry: RemotesRegistry;
  /** Loads the federation runtime (a lazy chunk of the shell). */
  connect: () => Promise<FederationRuntime>;
  downloads: {
    /**
     * Starts the downloads of what a page will need, in parallel. Resolves at once, or when the
     * scripts that are already part of the document have run.
     */
    start: (version: RemoteVersion, page: RegistryPage) => Promise<void>;
    /** Makes sure that a later request for the files of this version really asks for them. */
    forget: (version: RemoteVersion) => void;
  };
}

type Page = ComponentType;

/** What the current and the previous version of a remote have in common. */
export type RemoteVersion = Omit<RegistryRemote, 'previous'>;

export type PageLoader = ReturnType<typeof createPageLoader>;

/**
 * The only way to a remote. A page is loaded from its current version, once more from a fresh
 * address if that fails, then from the previous good version. Only success is remembered.
 */
export const createPageLoader = ({ registry, connect, downloads }: LoaderOptions) => {
  const loaded = new Map<string, Page>();
  const loading = new Map<string, Promise<Page>>();
  const inUse = new Map<string, string>();
  let freshAddresses = 0;

  const select = (
    runtime: FederationRuntime,
    name: string,
    version: RemoteVersion,
    fresh: boolean,
  ) => {
    // Registering again drops the modules already handed out, so only do it for another address.
    if (!fresh && inUse.get(name) === version.entry) return;
    const entry = fresh ? `${version.entry}?fresh=${++freshAddresses}` : version.entry;
    runtime.selectContainer({ name, entry, integrity: version.integrity });
    inUse.set(name, version.entry);
  };

  const fetchPage = async (
    route: RouteDefinition,
    version: RemoteVersion,
    fresh: boolean,
  ): Promise<Page> => {
    const page = version.pages[route.path];
    if (!page) {
      throw new RemoteError(route.remote, `version ${version.version} has no page ${route.path}`);
    }
    if (fresh) downloads.forget(version);
    const downloading = fresh ? undefined : downloads.start(version, page);
    // Before anything is waited for: the entry of a remote in the page needs the runtime's core.
    const runtime = await within(connect(), 'federation runtime');
    if (downloading) await within(downloading, `${route.remote} in the page`);
    select(runtime, route.remote, version, fresh);
    const module = await within(
      runtime.loadModule(route.remote, page.expose),
      `${route.remote}/${page.expose}`,
    );
    return checkShape(route, module);
  };

  const attempt = async (route: RouteDefinition): Promise<Page> => {
    const remote = registry.remotes[route.remote];
    if (!remote) throw new RemoteError(route.remote, 'is not in the registry');
    const tries: [RemoteVersion, boolean][] = [
      [remote, false],
      [remote, true],
    ];
    if (remote.previous) tries.push([remote.previous, false]);
    let failure: unknown;
    for (const [version, fresh] of tries) {
      try {
        return await fetchPage(route, version, fresh);
      } catch (error) {
        failure = error;
      }
    }
    throw new RemoteError(route.remote, `page ${route.path} failed to load`, { cause: failure });
  };

  const load = (route: RouteDefinition, again = false): Promise<Page> => {
    const running = loading.get(route.path);
    if (running && !again) return running;
    const page = attempt(route)
      .then((component) => {
        loaded.set(route.path, component);
        return component;
      })
      .finally(() => {
        if (loading.get(route.path) === page) loading.delete(route.path);
      });
    loading.set(route.path, page);
    return page;
  };

  return {
    /** The page if it is already here. */
    peek: (path: string): Page | undefined => loaded.get(path),
    /** @param again starts a new attempt even while one is running. */
    load,
    /** Loads ahead of need; a failure here is silent, because the page itself will try again. */
    warm: (route: RouteDefinition) => {
      if (!loaded.has(route.path)) load(route).catch(() => undefined);
    },
  };
};

const isComponent = (value: unknown): value is Page =>
  typeof value === 'function' ||
  (typeof value === 'object' && value !== null && '$$typeof' in value);

const checkShape = (route: RouteDefinition, module: unknown): Page => {
  const page =
    typeof module === 'object' && module !== null ? Reflect.get(module, 'default') : null;
  if (isComponent(page)) return page;
  throw new RemoteError(route.remote, `page ${route.path} has no component as default export`);
};

const within = async <T>(work: Promise<T>, step: string): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`${step}: nothing arrived within ${CHUNK_LOAD_TIMEOUT_MS / 1000} s`)),
      CHUNK_LOAD_TIMEOUT_MS,
    );
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
};
