import { type SpawnOptions, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { StackError } from '../stack-error';

/** How to run the PostgreSQL programs, which refuse to work as root. */
export interface RunAs {
  /** Gives a path to the user the programs run as; does nothing when that is ourselves. */
  own(file: string): void;
  command(program: string, args: string[]): { program: string; args: string[] };
  options: Pick<SpawnOptions, 'uid' | 'gid' | 'cwd'>;
}

const asOurselves: RunAs = {
  own: () => undefined,
  command: (program, args) => ({ program, args }),
  options: {},
};

interface UserIds {
  uid: number;
  gid: number;
}

function nobody(): UserIds {
  const line = fs
    .readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith('nobody:'));
  const [, , uid, gid] = line?.split(':') ?? [];
  return { uid: Number(uid ?? 65534), gid: Number(gid ?? 65534) };
}

function ownerOf(cluster: string): UserIds | undefined {
  const stat = fs.statSync(cluster, { throwIfNoEntry: false });
  return stat && stat.uid !== 0 ? { uid: stat.uid, gid: stat.gid } : undefined;
}

const works = (program: string, args: string[], ids: Partial<UserIds>): boolean =>
  spawnSync(program, args, { ...ids, cwd: '/', stdio: 'ignore' }).status === 0;

/**
 * Root hands PostgreSQL to the owner of the existing cluster, else to `nobody`. Where that user
 * cannot reach the programs or the data (a clone below /root, a 0700 temporary directory), it runs
 * with that uid plus the one capability that passes the directories in between.
 */
export function chooseRunAs(postgres: string, dataRoot: string, cluster: string): RunAs {
  if (process.getuid?.() !== 0) return asOurselves;
  const ids = ownerOf(cluster) ?? nobody();
  const own = (file: string) => fs.lchownSync(file, ids.uid, ids.gid);
  const reaches = ['-c', '"$0" --version && test -x "$0" && cd "$1"', postgres, dataRoot];
  if (works('/bin/sh', reaches, ids)) {
    return { own, command: asOurselves.command, options: { ...ids, cwd: '/' } };
  }
  // no_setuid_fixup: without it access(2), which initdb asks, ignores the capability.
  const capability = [
    ...['--securebits', '+no_setuid_fixup', '--inh-caps', '+dac_override'],
    ...['--ambient-caps', '+dac_override', '--reuid', String(ids.uid), '--regid', String(ids.gid)],
    '--clear-groups',
  ];
  if (works('setpriv', [...capability, '/bin/sh', ...reaches], {})) {
    return {
      own,
      command: (program, args) => ({ program: 'setpriv', args: [...capability, program, ...args] }),
      options: { cwd: '/' },
    };
  }
  throw new StackError(
    `PostgreSQL does not run as root, and the user it would run as (uid ${ids.uid}) cannot reach ${postgres} or ${dataRoot}.`,
    'Start as an ordinary user, or put the project and DATA_DIR where others may enter (not below /root), or set DATABASE_URL.',
  );
}
