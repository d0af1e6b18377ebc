import * as react from 'react';
import * as reactJsxRuntime from 'react/jsx-runtime';
import * as sharedState from 'shared-state';
import * as contracts from 'shared-state/contracts';
import * as schema from 'shared-state/schema';
import * as sharedUi from 'shared-ui';
import * as format from 'shared-ui/format';
import * as query from 'shared-ui/query';
import * as router from 'shared-ui/router';

/** Package versions by name, written in by the build. */
declare const __SHARED_VERSIONS__: Record<string, string>;

type Provided =
  | { package: string; loaded: unknown }
  | { package: string; load: () => Promise<unknown> };

/**
 * Every module the host lends to its remotes. What the shell or nearly every page needs is passed
 * as it is: many small chunks cost more than their bytes. The rest is a chunk of the shell, loaded
 * when the first remote asks. A test compares this list with the `exports` of shared-ui and
 * shared-state.
 */
export const providedModules: Record<string, Provided> = {
  react: { package: 'react', loaded: react },
  'react/jsx-runtime': { package: 'react', loaded: reactJsxRuntime },
  'shared-ui': { package: 'shared-ui', loaded: sharedUi },
  'shared-state': { package: 'shared-state', loaded: sharedState },
  'shared-state/contracts': { package: 'shared-state', loaded: contracts },
  'shared-state/schema': { package: 'shared-state', loaded: schema },
  'shared-ui/accordion': {
    package: 'shared-ui',
    load: () => import(/* webpackChunkName: "shared-ui/accordion" */ 'shared-ui/accordion'),
  },
  'shared-ui/dialog': {
    package: 'shared-ui',
    load: () => import(/* webpackChunkName: "shared-ui/dialog" */ 'shared-ui/dialog'),
  },
  'shared-ui/field': {
    package: 'shared-ui',
    load: () => import(/* webpackChunkName: "shared-ui/field" */ 'shared-ui/field'),
  },
  'shared-ui/form': {
    package: 'shared-ui',
    load: () => import(/* webpackChunkName: "shared-ui/form" */ 'shared-ui/form'),
  },
  'shared-ui/format': { package: 'shared-ui', loaded: format },
  'shared-ui/menu': {
    package: 'shared-ui',
    load: () => import(/* webpackChunkName: "shared-ui/menu" */ 'shared-ui/menu'),
  },
  'shared-ui/motion': {
    package: 'shared-ui',
    load: () => import(/* webpackChunkName: "shared-ui/motion" */ 'shared-ui/motion'),
  },
  'shared-ui/progress': {
    package: 'shared-ui',
    load: () => import(/* webpackChunkName: "shared-ui/progress" */ 'shared-ui/progress'),
  },
  'shared-ui/query': { package: 'shared-ui', loaded: query },
  'shared-ui/router': { package: 'shared-ui', loaded: router },
  'shared-ui/switch': {
    package: 'shared-ui',
    load: () => import(/* webpackChunkName: "shared-ui/switch" */ 'shared-ui/switch'),
  },
  'shared-ui/table': {
    package: 'shared-ui',
    load: () => import(/* webpackChunkName: "shared-ui/table" */ 'shared-ui/table'),
  },
  'shared-ui/tabs': {
    package: 'shared-ui',
    load: () => import(/* webpackChunkName: "shared-ui/tabs" */ 'shared-ui/tabs'),
  },
};

/** Starts loading the named shared modules at once, instead of when the remote's chunk asks. */
export const warmProvidedModules = (keys: readonly string[]) => {
  for (const key of keys) {
    const provided = providedModules[key];
    if (provided && 'load' in provided) provided.load().catch(() => undefined);
  }
};

/** The share scope in the form the federation runtime takes. */
export const shareScope = () =>
  Object.fromEntries(
    Object.entries(providedModules).map(([key, provided]) => {
      const version = __SHARED_VERSIONS__[provided.package] ?? '0.0.0';
      const common = {
        version,
        scope: 'default',
        shareConfig: { singleton: true, strictVersion: true, requiredVersion: `^${version}` },
      };
      return [
        key,
        'loaded' in provided
          ? { ...common, lib: () => provided.loaded }
          : { ...common, get: () => provided.load().then((module) => () => module) },
      ];
    }),
  );
