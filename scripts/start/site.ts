import path from 'node:path';
import { type EdgeOptions, startEdge } from '../../delivery/src';
import { type LocalStack, startLocalStack } from '../../local-stack/src';
import { type App, remoteApps, root } from '../rspack/paths';
import { type Environment, isLoopback } from './environment';

export interface Site {
  url: string;
  /** Absent when a real Supabase serves as backend. */
  backend?: LocalStack;
  stop(): Promise<void>;
}

interface Options {
  environment: Environment;
  reset: boolean;
  /** Resolves when the built files are there; the backend starts meanwhile. */
  built: Promise<void>;
  log: (line: string) => void;
  development?: EdgeOptions['development'];
  /** Where the build of an app is; its `dist` unless told otherwise. */
  buildOf?: (app: App) => string;
}

const startBackend = ({ environment, reset, log }: Options) =>
  startLocalStack({
    host: environment.HOST,
    apiPort: environment.API_PORT,
    dataDir: environment.DATA_DIR,
    databaseUrl: environment.DATABASE_URL,
    siteUrl: environment.SITE_URL ?? siteUrl(environment),
    sampleScale: environment.SAMPLE_SCALE,
    demo: isLoopback(environment.HOST),
    reset,
    log,
  });

const siteUrl = ({ HOST, PORT }: Environment) =>
  `http://${isLoopback(HOST) ? 'localhost' : HOST}:${PORT}`;

/** Starts backend and edge server together; if one fails, the other is stopped again. */
export const startSite = async (options: Options): Promise<Site> => {
  const { environment, built, log } = options;
  const buildOf = options.buildOf ?? ((app) => path.join(root, app, 'dist'));
  const { SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY } = environment;
  const [started, builtResult] = await Promise.allSettled([
    SUPABASE_URL ? undefined : startBackend(options),
    built,
  ]);
  if (started.status === 'rejected') throw started.reason;
  const backend = started.value;
  try {
    if (builtResult.status === 'rejected') throw builtResult.reason;
    const edge = await startEdge({
      host: environment.HOST === 'localhost' ? '127.0.0.1' : environment.HOST,
      port: environment.PORT,
      shellDir: buildOf('shell'),
      remotes: Object.fromEntries(remoteApps.map((app) => [app, buildOf(app)])),
      config: {
        supabaseUrl: SUPABASE_URL ?? backend?.apiUrl ?? '',
        supabaseKey: SUPABASE_PUBLISHABLE_KEY ?? backend?.publishableKey ?? '',
        analyticsSrc: environment.ANALYTICS_SRC,
      },
      health: async () => {
        const state = (await backend?.health()) ?? { ok: true, parts: {} };
        return { ok: state.ok, parts: { site: { ok: true }, ...state.parts } };
      },
      report: log,
      development: options.development,
    });
    return {
      url: siteUrl(environment),
      backend,
      stop: async () => {
        await Promise.all([edge.close(), backend?.stop()]);
      },
    };
  } catch (error) {
    await backend?.stop();
    throw error;
  }
};
