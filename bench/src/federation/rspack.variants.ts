import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Configuration, rspack } from '@rspack/core';
import { createConfig } from '../../../rspack.config';
import {
  packageVersion,
  type RemoteApp,
  remoteApps,
  remoteDefinition,
  root,
} from '../../../scripts/rspack/paths';
import { RemoteManifestPlugin } from '../../../scripts/rspack/remote-manifest-plugin';
import { sharedVersions } from '../../../scripts/rspack/shared-modules';

/**
 * The peers of the product's federation, built from the same source.
 *
 * - `monolith`: one app, tuned: every page a lazy chunk, runtime in a chunk of its own.
 * - `naive`: every library shared, the federation plugin in host and remotes, nothing lazy.
 */
interface Env {
  variant: 'monolith' | 'naive';
  app: 'shell' | RemoteApp;
  out: string;
  /** Module that replaces shell/src/remotes/connect; `downloads` lies beside it. */
  connect: string;
}

const isFederation = (plugin: unknown) =>
  plugin instanceof ModuleFederationPlugin || plugin instanceof RemoteManifestPlugin;

/** Puts the variant's modules in the place of the shell's own `remotes/connect` and `remotes/downloads`. */
const replaceLoading = (connect: string) =>
  new rspack.NormalModuleReplacementPlugin(/\/(connect|downloads)$/, (resource) => {
    if (!resource.context.startsWith(path.join(root, 'shell'))) return;
    resource.request = path.join(path.dirname(connect), path.basename(resource.request));
  });

const monolith = ({ out, connect }: Env): Configuration => {
  const config = createConfig({ app: 'shell', outDir: out });
  return {
    ...config,
    plugins: [...(config.plugins ?? []), replaceLoading(connect)],
    optimization: { ...config.optimization, runtimeChunk: 'single' },
  };
};

const LIBRARIES = [
  'react',
  'react-dom',
  'react-router-dom',
  'zustand',
  '@chakra-ui/react',
  '@emotion/react',
  'framer-motion',
  '@supabase/supabase-js',
  '@tanstack/react-query',
  '@tanstack/react-table',
  'react-hook-form',
];

const everythingShared = () =>
  Object.fromEntries([
    ...LIBRARIES.map((name) => [
      name,
      {
        singleton: true,
        version: packageVersion(name),
        requiredVersion: `^${packageVersion(name)}`,
      },
    ]),
    ...['shared-state', 'shared-ui'].flatMap((name) =>
      [name, `${name}/`].map((key) => [key, { singleton: true, requiredVersion: '^1.0.0' }]),
    ),
  ]);

const naive = ({ app, out, connect }: Env): Configuration => {
  const config = createConfig({ app, outDir: out });
  const isHost = app === 'shell';
  const kept = (config.plugins ?? []).filter(
    (plugin) =>
      !isFederation(plugin) &&
      !['EsmFederationRuntime', 'DefinePlugin'].includes(plugin?.constructor.name ?? ''),
  );
  return {
    ...config,
    ...(isHost ? { entry: { main: path.join(path.dirname(connect), 'index.ts') } } : {}),
    optimization: {},
    plugins: [
      ...kept,
      ...(isHost ? [replaceLoading(connect), versions()] : []),
      new ModuleFederationPlugin({
        name: isHost ? 'shell' : remoteDefinition(app).name,
        filename: 'remoteEntry.[contenthash:8].js',
        ...(isHost ? { remotes: {} } : { exposes: exposesOf(app) }),
        shared: everythingShared(),
        manifest: true,
        dts: false,
      }),
      ...(isHost ? [] : [new RemoteManifestPlugin(app, remoteDefinition(app), {})]),
    ],
  };
};

const versions = () =>
  new rspack.DefinePlugin({ __SHARED_VERSIONS__: JSON.stringify(sharedVersions()) });

const exposesOf = (app: RemoteApp) =>
  Object.fromEntries(
    Object.values(remoteDefinition(app).pages).map((page) => [
      `./${page}`,
      `./src/pages/${page}.tsx`,
    ]),
  );

const isEnv = (env: Partial<Env>): env is Env =>
  (env.variant === 'monolith' || env.variant === 'naive') &&
  (env.app === 'shell' || remoteApps.some((app) => app === env.app)) &&
  Boolean(env.out && env.connect);

export default (env: Partial<Env>): Configuration => {
  if (!isEnv(env)) throw new Error('--env variant=, app=, out= and connect= are needed');
  return env.variant === 'monolith' ? monolith(env) : naive(env);
};
