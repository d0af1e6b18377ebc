import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Compiler, type RspackPluginInstance, rspack } from '@rspack/core';
import { root } from './paths';

const COMMONJS_FILE = /@module-federation[\\/][\w-]+[\\/]dist[\\/].*\.cjs$/;

const federationFile = (file: string) => path.join(root, 'node_modules/@module-federation', file);

/**
 * rspack points the federation runtime at its CommonJS build, which cannot be tree-shaken and on
 * which the size flags barely act. Replacing those files and aliases by the ESM build takes a remote
 * entry from 29 KB to 15 KB brotli (see docs/decisions/0003-lazy-federation-host.md).
 */
export class EsmFederationRuntime implements RspackPluginInstance {
  apply(compiler: Compiler) {
    new rspack.NormalModuleReplacementPlugin(COMMONJS_FILE, (resource) => {
      const esm = resource.request.replace(/\.cjs$/, '.js');
      if (existsSync(esm)) resource.request = esm;
    }).apply(compiler);
    compiler.hooks.afterPlugins.tap({ name: 'EsmFederationRuntime', stage: 1000 }, () => {
      const alias = { ...(compiler.options.resolve.alias as Record<string, string> | undefined) };
      for (const key of Object.keys(alias)) {
        if (key.startsWith('@module-federation/')) delete alias[key];
      }
      compiler.options.resolve.alias = {
        ...alias,
        '@module-federation/runtime$': federationFile('runtime/dist/bundler.js'),
        '@module-federation/webpack-bundler-runtime$': federationFile(
          'webpack-bundler-runtime/dist/bundler.js',
        ),
      };
    });
  }
}
