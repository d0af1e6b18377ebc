function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set`);
  return value;
}

/** Address of the site under test. */
export const siteUrl = () => required('E2E_SITE');

/** Address of its API. */
export const apiUrl = () => required('E2E_API');

/** Its data directory: needed to look into the database from outside. */
export const dataDir = () => required('E2E_DATA_DIR');
