import type { Compiler, RspackPluginInstance } from '@rspack/core';
import { rspack } from '@rspack/core';

const PACKAGE = /.*node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/;

/**
 * Writes `bundled-packages.json`: the npm packages whose code this build carries. A test compares
 * the builds, so that no library comes into the page twice.
 */
export class BundledPackages implements RspackPluginInstance {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('BundledPackages', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'BundledPackages', stage: rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const names = new Set<string>();
          for (const module of compilation.modules) {
            const name = PACKAGE.exec(module.nameForCondition() ?? '')?.[1];
            if (name) names.add(name.replaceAll('\\', '/'));
          }
          compilation.emitAsset(
            'bundled-packages.json',
            new rspack.sources.RawSource(`${JSON.stringify([...names].sort(), null, 2)}\n`),
          );
        },
      );
    });
  }
}
