import type { Compiler, RspackPluginInstance } from '@rspack/core';
import { compressFolder } from '../../delivery/src/edge/compress';

/** Writes the `.br` and `.gz` of every emitted file, for the edge server to send as they are. */
export class PrecompressPlugin implements RspackPluginInstance {
  apply(compiler: Compiler) {
    compiler.hooks.afterEmit.tapPromise('PrecompressPlugin', ({ outputOptions }) =>
      compressFolder(outputOptions.path ?? compiler.outputPath),
    );
  }
}
