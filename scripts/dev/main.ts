import path from 'node:path';
import { type App, remoteApps, root } from '../rspack/paths';
import { buildChanged } from '../start/build-changed';
import { parseEnvironment } from '../start/environment';
import { requireFreePorts } from '../start/ports';
import { startSite } from '../start/site';
import { onStopRequested } from '../start/stop-signals';
import { createLiveReload } from './live-reload';
import { developmentBuildOf, watchApp } from './watch-app';

const apps: readonly App[] = ['shell', ...remoteApps];
const named = process.argv.slice(2);
const unknown = named.filter((name) => !apps.some((app) => app === name));
if (unknown.length > 0) {
  console.error(`There is no app "${unknown.join('", "')}". Choose from: ${apps.join(', ')}`);
  process.exit(1);
}

const environment = parseEnvironment(process.env, process.cwd());
await requireFreePorts(environment.HOST, {
  PORT: environment.PORT,
  ...(environment.SUPABASE_URL ? {} : { API_PORT: environment.API_PORT }),
});

const watched = apps.filter((app) => named.length === 0 || named.includes(app));
const liveReload = createLiveReload();
await buildChanged();
const watchers = watched.map((app) => watchApp(app, liveReload.reload));
const site = await startSite({
  environment,
  reset: false,
  built: Promise.all(watchers.map(({ ready }) => ready)).then(() => undefined),
  log: console.log,
  development: liveReload,
  buildOf: (app) =>
    watched.includes(app) ? developmentBuildOf(app) : path.join(root, app, 'dist'),
});
onStopRequested(async () => {
  for (const watcher of watchers) watcher.stop();
  await site.stop();
});
console.log(`Savanna is ready: ${site.url} (rebuilding ${watched.join(', ')} on every change)`);
