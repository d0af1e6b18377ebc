import type { Compiler, RspackPluginInstance } from '@rspack/core';
import { rspack } from '@rspack/core';
import { findRoute, routes } from '../../shell/src/routes/routes';

/**
 * Writes `host-manifest.json`: the routes the shell answers and the files of its named lazy chunks
 * (the federation runtime, one per shared sub-path), so that the edge server can preload exactly
 * what the requested page needs.
 */
export class HostManifestPlugin implements RspackPluginInstance {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('HostManifestPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'HostManifestPlugin', stage: rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const scripts = (files: readonly string[]) =>
            files.filter((file) => file.endsWith('.js')).map((file) => `/${file}`);
          const initial = scripts(compilation.entrypoints.get('main')?.getFiles() ?? []);
          const chunks: Record<string, string[]> = {};
          for (const group of compilation.chunkGroups) {
            if (!group.name || group.isInitial()) continue;
            chunks[group.name] = scripts(group.getFiles()).filter(
              (file) => !initial.includes(file),
            );
          }
          const manifest = {
            routes: routes.map(({ path, remote }) => ({
              path,
              remote,
              title: findRoute(path)?.title,
            })),
            initial,
            chunks,
          };
          compilation.emitAsset(
            'host-manifest.json',
            new rspack.sources.RawSource(`${JSON.stringify(manifest, null, 2)}\n`),
          );
        },
      );
    });
  }
}
