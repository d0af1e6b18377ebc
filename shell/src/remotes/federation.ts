import { createInstance } from '@module-federation/runtime';
import * as runtimeCore from '@module-federation/runtime-core';
import { CHUNK_LOAD_TIMEOUT_MS } from './limits';
import { shareScope } from './provided-modules';

/** Where a container comes from: one version of one remote. */
export interface ContainerSource {
  name: string;
  entry: string;
  integrity?: string;
}

const HOST = 'shell';

const integrityByUrl = new Map<string, string>();

/** Remotes are built with `externalRuntime`: they take the runtime core from this global. */
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });

const federation = createInstance({
  name: HOST,
  remotes: [],
  shareStrategy: 'loaded-first',
  shared: shareScope(),
  plugins: [
    {
      name: 'savanna-entry-script',
      createScript({ url }) {
        const script = document.createElement('script');
        script.src = url;
        script.async = true;
        const integrity = integrityByUrl.get(url);
        if (integrity) script.integrity = integrity;
        if (new URL(url, location.href).origin !== location.origin)
          script.crossOrigin = 'anonymous';
        return { script, timeout: CHUNK_LOAD_TIMEOUT_MS };
      },
    },
  ],
});

/**
 * The runtime counts a shared module as belonging to the remote that loaded it first, and drops it
 * together with that remote's registration. All of them are the host's: say so before it looks.
 */
const keepSharedModules = () => {
  for (const packages of Object.values(federation.shareScopeMap)) {
    for (const versions of Object.values(packages)) {
      for (const shared of Object.values(versions)) shared.from = HOST;
    }
  }
};

/** Makes this version the one that `loadModule` uses from now on. */
export const selectContainer = ({ name, entry, integrity }: ContainerSource) => {
  const url = new URL(entry, location.origin).href;
  if (integrity) integrityByUrl.set(url, integrity);
  keepSharedModules();
  federation.registerRemotes([{ name, entry: url, type: 'global' }], { force: true });
};

/** @param expose as in the registry, for example `./search`. */
export const loadModule = (name: string, expose: string): Promise<unknown> =>
  federation.loadRemote(`${name}/${expose.replace(/^\.\//, '')}`);
