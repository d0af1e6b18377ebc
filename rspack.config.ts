import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Configuration, rspack } from '@rspack/core';
import { BundledPackages } from './scripts/rspack/bundled-packages';
import { EsmFederationRuntime } from './scripts/rspack/esm-federation-runtime';
import { HostManifestPlugin } from './scripts/rspack/host-manifest-plugin';
import {
  type App,
  type RemoteApp,
  remoteApps,
  remoteDefinition,
  root,
} from './scripts/rspack/paths';
import { PrecompressPlugin } from './scripts/rspack/precompress-plugin';
import { RemoteManifestPlugin } from './scripts/rspack/remote-manifest-plugin';
import { consumedByRemote, sharedVersions } from './scripts/rspack/shared-modules';
import { themeInitScript } from './shared-ui/src/provider/color-mode';

/** Specification, section 9: a chunk that has not arrived after 120 s counts as failed. */
const CHUNK_LOAD_TIMEOUT_MS = 120_000;

export interface BuildOptions {
  /** `harness` is the minimal host under which one remote runs without the shell. */
  app: App | 'harness';
  mode?: 'production' | 'development';
  /** Where to write; the app's own `dist` unless told otherwise (the benchmark builds elsewhere). */
  outDir?: string;
}

const swcRule = {
  test: /\.tsx?$/,
  loader: 'builtin:swc-loader',
  type: 'javascript/auto',
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
      target: 'es2022',
    },
  },
};

const base = ({ app, mode = 'production', outDir }: BuildOptions): Configuration => ({
  name: app,
  mode,
  target: ['web', 'es2022'],
  devtool: mode === 'development' ? 'cheap-module-source-map' : false,
  context: path.join(root, app === 'harness' ? 'shell' : app),
  output: {
    path: outDir ?? path.join(root, app === 'harness' ? 'shell/harness' : app, 'dist'),
    uniqueName: app,
    filename: '[name].[contenthash:8].js',
    chunkFilename: '[name].[contenthash:8].js',
    assetModuleFilename: '[name].[contenthash:8][ext]',
    chunkLoadTimeout: CHUNK_LOAD_TIMEOUT_MS,
    crossOriginLoading: 'anonymous',
    clean: true,
  },
  resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
  module: { rules: [swcRule] },
  performance: false,
  stats: 'errors-warnings',
});

const packed = ({ mode = 'production' }: BuildOptions) =>
  mode === 'production' ? [new PrecompressPlugin()] : [];

/** The host is an ordinary app; its federation runtime sits in a lazy chunk (shell/src/remotes). */
const hostConfig = (options: BuildOptions): Configuration => {
  const config = base(options);
  return {
    ...config,
    entry: { main: options.app === 'harness' ? './harness/index.tsx' : './src/index.ts' },
    output: { ...config.output, publicPath: '/' },
    plugins: [
      new rspack.HtmlRspackPlugin({
        template: './index.html',
        scriptLoading: 'defer',
        templateParameters: { themeInitScript },
      }),
      new rspack.CopyRspackPlugin({ patterns: [{ from: 'public' }] }),
      new rspack.DefinePlugin({
        __SHARED_VERSIONS__: JSON.stringify(sharedVersions()),
        FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
        FEDERATION_OPTIMIZE_NO_REMOTE: 'false',
        FEDERATION_OPTIMIZE_NO_SHARED: 'false',
        FEDERATION_HAS_EXPOSES: 'false',
        FEDERATION_ALLOW_NEW_FUNCTION: 'false',
        ENV_TARGET: JSON.stringify('web'),
      }),
      new HostManifestPlugin(),
      new BundledPackages(),
      ...packed(options),
    ],
    optimization: {
      splitChunks: {
        chunks: 'all',
        cacheGroups: {
          vendor: { test: /node_modules/, name: 'vendor', chunks: 'initial', enforce: true },
        },
      },
    },
  };
};

/** A remote exposes one module per page and takes every shared module from its host. */
const remoteConfig = (options: BuildOptions & { app: RemoteApp }): Configuration => {
  const { app, mode = 'production' } = options;
  const definition = remoteDefinition(app);
  const config = base(options);
  return {
    ...config,
    entry: {},
    output: { ...config.output, publicPath: 'auto' },
    plugins: [
      new EsmFederationRuntime(),
      new ModuleFederationPlugin({
        name: definition.name,
        filename: mode === 'production' ? 'remoteEntry.[contenthash:8].js' : 'remoteEntry.js',
        exposes: Object.fromEntries(
          Object.values(definition.pages).map((page) => [`./${page}`, `./src/pages/${page}.tsx`]),
        ),
        shared: consumedByRemote(),
        shareStrategy: 'loaded-first',
        manifest: true,
        dts: false,
        experiments: {
          asyncStartup: false,
          externalRuntime: true,
          optimization: { target: 'web', disableSnapshot: true, disableRemote: true },
        },
      }),
      new RemoteManifestPlugin(app, definition, sharedVersions()),
      new BundledPackages(),
      ...packed(options),
    ],
  };
};

export const createConfig = (options: BuildOptions): Configuration =>
  options.app === 'shell' || options.app === 'harness'
    ? hostConfig(options)
    : remoteConfig({ ...options, app: options.app });

const isApp = (value: unknown): value is BuildOptions['app'] =>
  value === 'shell' || value === 'harness' || remoteApps.some((remote) => remote === value);

export default (
  env: { app?: string; out?: string },
  argv: { mode?: BuildOptions['mode'] },
): Configuration => {
  if (!isApp(env.app)) {
    throw new Error(`Name the app to build: --env app=shell | harness | ${remoteApps.join(' | ')}`);
  }
  return createConfig({ app: env.app, mode: argv.mode ?? 'production', outDir: env.out });
};
