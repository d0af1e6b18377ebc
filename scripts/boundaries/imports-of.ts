import path from 'node:path';
import { parseSync } from 'oxc-parser';

export interface Import {
  /** As written: `shared-ui/table`, `../model/quote`. */
  specifier: string;
  line: number;
  /** Imports types only. */
  typeOnly: boolean;
  /** Path from the root for a relative import, else the specifier. */
  target: string;
}

type Found = Pick<Import, 'specifier' | 'typeOnly'> & { offset: number };

const lineAt = (source: string, offset: number) => source.slice(0, offset).split('\n').length;

/** A plain string in the source text of a dynamic import's argument. */
const literal = (text: string): string | null =>
  /^(['"`])([^'"`$]*)\1$/.exec(text.replace(/\/\*[\s\S]*?\*\//g, '').trim())?.[2] ?? null;

/**
 * All imports of a file: static, dynamic, re-exports and types.
 * @param file path from the root, with forward slashes.
 */
export const importsOf = (file: string, source: string): Import[] => {
  const { module, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const found: Found[] = [
    ...module.staticImports.map(({ moduleRequest: { value, start }, entries }) => ({
      specifier: value,
      offset: start,
      typeOnly: entries.length > 0 && entries.every((entry) => entry.isType),
    })),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) =>
        moduleRequest
          ? [{ specifier: moduleRequest.value, offset: moduleRequest.start, typeOnly: isType }]
          : [],
      ),
    ),
    ...module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
      const specifier = literal(source.slice(start, end));
      return specifier === null ? [] : [{ specifier, offset: start, typeOnly: false }];
    }),
  ];
  return found.map(({ specifier, typeOnly, offset }) => ({
    specifier,
    typeOnly,
    line: lineAt(source, offset),
    target: specifier.startsWith('.')
      ? path.posix.join(path.posix.dirname(file), specifier)
      : specifier,
  }));
};
