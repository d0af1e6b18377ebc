import { startSite } from './start-site';

/** Starts the site unless one is named; the returned function stops it and checks that it stopped. */
export default async function globalSetup() {
  const { E2E_SITE, E2E_API } = process.env;
  if (Boolean(E2E_SITE) !== Boolean(E2E_API)) {
    throw new Error('E2E_SITE and E2E_API belong together: set both, or neither');
  }
  if (E2E_SITE) return undefined;
  const started = await startSite();
  process.env.E2E_SITE = started.site;
  process.env.E2E_API = started.api;
  process.env.E2E_DATA_DIR = started.dataDir;
  return started.stop;
}
