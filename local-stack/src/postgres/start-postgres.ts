import fs from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DataDir } from '../data-dir/data-dir';
import type { Log } from '../stack-config';
import { messageOf } from '../stack-error';
import { findPostgresBinaries } from './binaries';
import { createCluster, inspectCluster } from './cluster';
import { stopOrphan } from './orphan';
import { type Postmaster, startPostmaster } from './postmaster';
import { chooseRunAs } from './run-as';
import { chooseListenPlace } from './socket-place';

export interface EmbeddedPostgres {
  /** Superuser URL; readable by `openDatabase`. */
  url: string;
  isRunning(): boolean;
  stop(): Promise<void>;
}

interface StartOptions {
  dataDir: DataDir;
  password: string;
  log?: Log;
}

/** True when the data directory already holds a database. */
export const databaseExists = (dataDir: DataDir): boolean => fs.existsSync(dataDir.cluster);

/**
 * Starts the private PostgreSQL of a data directory, making it first if it is new, and restarts it
 * should it end unexpectedly. The caller holds the lock of the data directory.
 */
export async function startPostgres({
  dataDir,
  password,
  log = () => undefined,
}: StartOptions): Promise<EmbeddedPostgres> {
  const binaries = findPostgresBinaries();
  const exists = inspectCluster(dataDir.cluster, binaries.major);
  const runAs = chooseRunAs(binaries.postgres, dataDir.root, dataDir.cluster);
  if (exists) await stopOrphan(dataDir.cluster);
  else await createCluster(dataDir.cluster, binaries, runAs, password);
  const listen = await chooseListenPlace(dataDir.sockets);
  if (listen.socketDir) runAs.own(listen.socketDir);

  const start = () =>
    startPostmaster({
      program: binaries.postgres,
      cluster: dataDir.cluster,
      logFile: dataDir.postgresLog,
      listen,
      runAs,
    });
  let running: Postmaster | undefined = await start();
  let stopping = false;

  const watch = async (postmaster: Postmaster) => {
    await postmaster.ended;
    running = undefined;
    for (let delay = 250; !stopping; delay = Math.min(delay * 2, 10_000)) {
      log('PostgreSQL ended unexpectedly; starting it again.');
      await sleep(delay);
      try {
        if (stopping) return;
        await stopOrphan(dataDir.cluster);
        running = await start();
        void watch(running);
        return;
      } catch (error) {
        log(messageOf(error));
      }
    }
  };
  void watch(running);

  return {
    url: `postgresql://postgres:${encodeURIComponent(password)}@${listen.urlHost}/postgres`,
    isRunning: () => running !== undefined,
    stop: async () => {
      stopping = true;
      await running?.stop();
    },
  };
}
