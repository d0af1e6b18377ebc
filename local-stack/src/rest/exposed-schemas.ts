import type { Connection } from '@supabase/lite';

export const exposedSchemas = ['public'];

type Introspection = Awaited<ReturnType<Connection['introspect']>>;

const isExposed = ({ schema }: { schema?: string }): boolean =>
  exposedSchemas.includes(schema || 'public');

/**
 * Leaves only exposed schemas in what lite knows of the database: it resolves embeds by bare table
 * name over everything it has seen, `auth` included.
 */
export function onlyExposed(result: Introspection): Introspection {
  return {
    ...result,
    tables: result.tables.filter(isExposed),
    views: result.views.filter(isExposed),
    columns: result.columns.filter(isExposed),
    indexes: result.indexes.filter(isExposed),
    foreign_keys: result.foreign_keys.filter(
      (key) => isExposed(key) && isExposed({ schema: key.ref_schema }),
    ),
    primary_keys: result.primary_keys.filter(isExposed),
    unique_constraints: result.unique_constraints.filter(isExposed),
    check_constraints: result.check_constraints.filter(isExposed),
    comments: result.comments.filter(isExposed),
    functions: result.functions?.filter(isExposed),
    partitions: result.partitions?.filter(isExposed),
  };
}
