import { readdirSync, readFileSync } from 'node:fs';

interface Process {
  pid: number;
  parent: number;
  /** Clock ticks since boot: tells a process from a later one with the same pid. */
  started: string;
  command: string;
}

function read(pid: string): Process | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (fields[0] === 'Z') return undefined;
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
    return { pid: Number(pid), parent: Number(fields[1]), started: fields[19] ?? '', command };
  } catch {
    return undefined;
  }
}

const all = (): Process[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => read(pid) ?? []);

/** A process and everything it started, directly or not (Linux; empty where /proc is missing). */
export function processTree(root: number): Process[] {
  if (process.platform !== 'linux') return [];
  const processes = all();
  const tree = processes.filter((each) => each.pid === root);
  for (const parent of tree) tree.push(...processes.filter((each) => each.parent === parent.pid));
  return tree;
}

/** Those of the given processes that still run. */
export function stillRunning(processes: readonly Process[]): Process[] {
  return processes.filter(({ pid, started }) => read(String(pid))?.started === started);
}
