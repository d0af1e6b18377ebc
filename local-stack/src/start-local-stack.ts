import path from 'node:path';
import { baseUrl } from './api/api-settings';
import { endApi, forkApi, superviseApi } from './api/api-supervisor';
import { type Health, probe, summarise } from './api/health';
import { assertPortFree } from './api/port-probe';
import { moveDataDirAside, openDataDir } from './data-dir/data-dir';
import { lockDataDir } from './data-dir/lock';
import { loadSecrets } from './data-dir/secrets';
import { startDueWork } from './due-work';
import { supabaseDir } from './mail/mail-templates';
import { parseStackConfig } from './parse-stack-config';
import { openDatabase, withLogin } from './postgres/open-database';
import { databaseExists, type EmbeddedPostgres, startPostgres } from './postgres/start-postgres';
import { prepareDatabase } from './prepare-database';
import type { StackConfig } from './stack-config';

export interface LocalStack {
  apiUrl: string;
  publishableKey: string;
  secretKey: string;
  /** Superuser URL; open it with `openDatabase`. */
  databaseUrl: string;
  health(): Promise<Health>;
  /** Stops API and database, in order, within five seconds. */
  stop(): Promise<void>;
}

/**
 * Starts the whole embedded backend: database, migrations, sample, API. Throws a StackError that
 * says what is wrong and what to do; what had been started is stopped again.
 */
export async function startLocalStack(input: StackConfig): Promise<LocalStack> {
  const config = parseStackConfig(input);
  const log = config.log ?? (() => undefined);
  if (config.apiPort) await assertPortFree(config.host, config.apiPort);
  if (config.reset) {
    const backup = moveDataDirAside(config.dataDir);
    if (backup) log(`The old data is kept in ${backup}.`);
  }
  const dataDir = openDataDir(config.dataDir);
  const undo: (() => Promise<void> | void)[] = [lockDataDir(dataDir.lock)];
  const unwind = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };

  try {
    const secrets = loadSecrets(dataDir.secrets, databaseExists(dataDir));
    const child = forkApi(dataDir);
    undo.push(() => endApi(child));
    let postgres: EmbeddedPostgres | undefined;
    if (!config.databaseUrl) {
      postgres = await startPostgres({ dataDir, password: secrets.postgresPassword, log });
      undo.push(postgres.stop);
    }
    const databaseUrl = config.databaseUrl ?? postgres?.url ?? '';
    const sql = openDatabase(databaseUrl, { max: 3 });
    undo.push(() => sql.end({ timeout: 1 }));
    await prepareDatabase(sql, {
      secrets,
      migrationsDir: config.migrationsDir ?? path.join(supabaseDir, 'migrations'),
      sampleScale: config.sampleScale,
      demo: config.demo,
      log,
    });
    const api = await superviseApi(
      dataDir,
      child,
      {
        host: config.host,
        port: config.apiPort,
        siteUrl: config.siteUrl,
        demo: config.demo,
        authenticatorUrl: withLogin(
          databaseUrl,
          'savanna_authenticator',
          secrets.authenticatorPassword,
        ),
        authAdminUrl: withLogin(databaseUrl, 'savanna_auth_admin', secrets.authAdminPassword),
        jwtSecret: secrets.jwtSecret,
        publishableKey: secrets.publishableKey,
        secretKey: secrets.secretKey,
      },
      log,
    );
    undo.push(api.stop, startDueWork(sql, log));
    const apiUrl = baseUrl(config.host, api.port);
    return {
      apiUrl,
      publishableKey: secrets.publishableKey,
      secretKey: secrets.secretKey,
      databaseUrl,
      health: async () =>
        summarise({
          postgres: await probe(() => sql`select 1`),
          api: await probe(async () => {
            const response = await fetch(`${apiUrl}/healthz`);
            if (!response.ok) throw new Error(`answers ${response.status}`);
          }),
        }),
      stop: unwind,
    };
  } catch (error) {
    await unwind();
    throw error;
  }
}
