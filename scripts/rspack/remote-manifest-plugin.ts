import { createHash } from 'node:crypto';
import type { Chunk, Compilation, Compiler, RspackPluginInstance } from '@rspack/core';
import { rspack } from '@rspack/core';
import { packageVersion, type RemoteDefinition } from './paths';
import { sharedModules } from './shared-modules';

/** 'consume shared module (default) shared-ui/table@^1.0.0 (strict) …' or its '|'-separated form. */
const CONSUMED = /consume.shared.module.*?[)|] ?([\w@/-]+?)[@|]/i;

/**
 * Writes `remote-manifest.json` beside the built remote: what the registry needs to know to deliver
 * it — entry with integrity, and per page its files and the shared modules it takes from the host.
 */
export class RemoteManifestPlugin implements RspackPluginInstance {
  constructor(
    private readonly app: string,
    private readonly definition: RemoteDefinition,
    private readonly requires: Record<string, string>,
  ) {}

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('RemoteManifestPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'RemoteManifestPlugin', stage: rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => this.write(compilation),
      );
    });
  }

  private write(compilation: Compilation) {
    const entry = this.entryFile(compilation);
    const source = compilation.getAsset(entry)?.source.buffer();
    if (!source) throw new Error(`${this.app}: the remote entry ${entry} was not emitted`);
    const chunks = [...compilation.chunks];
    const pages = Object.fromEntries(
      Object.entries(this.definition.pages).map(([path, name]) => {
        const own = chunks.filter(
          (chunk) => chunk.name === `__federation_expose_${name.replaceAll('-', '_')}`,
        );
        const loaded = new Set(own.flatMap((chunk) => groupChunks(chunk)));
        const files = [...loaded].flatMap((chunk) => [...chunk.files]).filter(isScript);
        return [path, { expose: `./${name}`, files, shared: consumed(compilation, loaded) }];
      }),
    );
    const emitted = compilation
      .getAssets()
      .map(({ name, source: asset }) => `${name}:${sha(asset.buffer(), 'sha256')}`)
      .sort();
    const version = `${packageVersion(this.app)}-${sha(emitted.join('\n'), 'sha256', 'hex').slice(0, 10)}`;
    const manifest = {
      name: this.definition.name,
      version,
      entry,
      integrity: `sha384-${sha(source, 'sha384')}`,
      requires: this.requires,
      pages,
    };
    compilation.emitAsset(
      'remote-manifest.json',
      new rspack.sources.RawSource(`${JSON.stringify(manifest, null, 2)}\n`),
    );
  }

  private entryFile(compilation: Compilation): string {
    const files = compilation.entrypoints.get(this.definition.name)?.getFiles() ?? [];
    const entry = files.find((file) => file.startsWith('remoteEntry.'));
    if (!entry) throw new Error(`${this.app}: no remote entry among ${files.join(', ')}`);
    return entry;
  }
}

const isScript = (file: string) => file.endsWith('.js');

const sha = (data: string | Buffer, algorithm: string, encoding: 'base64' | 'hex' = 'base64') =>
  createHash(algorithm).update(data).digest(encoding);

/** All chunks that arrive together with this one when its page is loaded. */
const groupChunks = (chunk: Chunk): Chunk[] =>
  [...chunk.groupsIterable]
    .filter((group) => !group.isInitial())
    .flatMap((group) => [...group.chunks]);

const consumed = (compilation: Compilation, chunks: Set<Chunk>): string[] => {
  const keys = new Set<string>();
  for (const chunk of chunks) {
    for (const module of compilation.chunkGraph.getChunkModules(chunk)) {
      if (!module.type.startsWith('consume-shared-module')) continue;
      const key = module.identifier().match(CONSUMED)?.[1];
      if (key && key in sharedModules) keys.add(key);
    }
  }
  return [...keys].sort();
};
