import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { z } from 'zod';
import { RegistryError } from './build-registry';

interface Cached<T> {
  modified: number;
  value: T;
}

/**
 * Reads a JSON document of a build again whenever it changed, so that a new version of a remote
 * shows without restarting the server. A document that is gone or broken at run time keeps its last
 * good content and is reported once; at start it is an error.
 */
export const createDocumentReader = <T>(
  file: string,
  schema: z.ZodType<T>,
  report: (message: string) => void,
) => {
  let cached: Cached<T> | undefined;
  let lastProblem = '';

  return async (): Promise<T> => {
    try {
      const { mtimeMs } = await stat(file);
      if (cached?.modified !== mtimeMs) {
        cached = {
          modified: mtimeMs,
          value: schema.parse(JSON.parse(await readFile(file, 'utf8'))),
        };
        lastProblem = '';
      }
      return cached.value;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const problem = `${path.relative(process.cwd(), path.dirname(file))}: ${path.basename(file)} cannot be read (${reason}). Build it again: npm start does.`;
      if (!cached) throw new RegistryError(problem);
      if (problem !== lastProblem) report(problem);
      lastProblem = problem;
      return cached.value;
    }
  };
};
