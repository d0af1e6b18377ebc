import { type Import, importsOf } from './imports-of';
import { type BoundaryRule, rules } from './rules';

const forbids = (rule: BoundaryRule, file: string, { target, typeOnly }: Import): boolean => {
  if (rule.typesPass && typeOnly) return false;
  const from = new RegExp(rule.from).exec(file);
  if (!from || !new RegExp(rule.to).test(target)) return false;
  const fill = (pattern: string) => pattern.replaceAll('$1', from[1] ?? '');
  return !rule.except || !new RegExp(fill(rule.except)).test(target);
};

/** One line per import that the rules forbid, with file, line, rule and reason. */
export const checkFile = (file: string, source: string): string[] =>
  importsOf(file, source).flatMap((found) =>
    rules
      .filter((rule) => forbids(rule, file, found))
      .map(
        (rule) => `${file}:${found.line} imports ${found.specifier} (${rule.name}): ${rule.why}`,
      ),
  );
