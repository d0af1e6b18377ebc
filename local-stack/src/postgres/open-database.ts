import postgres from 'postgres';

export type Sql = postgres.Sql;

/**
 * Opens a connection pool for a connection URL. Besides ordinary URLs it takes those whose host is
 * a percent-encoded socket directory (`postgresql://user:pass@%2Frun%2Fdir:5432/postgres`), which
 * libpq knows and postgres.js does not.
 */
export function openDatabase(url: string, options: postgres.Options<never> = {}): Sql {
  return postgres({ ...connectionOptions(url), onnotice: () => undefined, ...options }) as Sql;
}

/** The same URL in the parts that postgres.js understands. */
export function connectionOptions(url: string): postgres.Options<never> {
  const parsed = new URL(url);
  const query = Object.fromEntries(parsed.searchParams);
  return {
    host: decodeURIComponent(parsed.hostname) || query.host || 'localhost',
    port: Number(parsed.port || query.port || 5432),
    database: decodeURIComponent(parsed.pathname.slice(1)) || 'postgres',
    username: decodeURIComponent(parsed.username),
    password: decodeURIComponent(parsed.password),
    ...(query.sslmode && query.sslmode !== 'disable' ? { ssl: query.sslmode as 'require' } : {}),
  };
}

/** The URL with another user, for the roles the API logs in as. */
export function withLogin(url: string, user: string, password: string): string {
  const parsed = new URL(url);
  parsed.username = encodeURIComponent(user);
  parsed.password = encodeURIComponent(password);
  return parsed.href;
}
