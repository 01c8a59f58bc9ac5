import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** A process of this machine. */
export interface RunningProcess {
  pid: number;
  parent: number;
  /** Its command line, with spaces between the arguments. */
  command: string;
  folder: string;
}

function readProcess(pid: string): RunningProcess[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [state = 'Z', parent] = stat.split(') ').at(-1)?.split(' ') ?? [];
    if (state === 'Z' || state === 'X') return [];
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
    const folder = readlinkSync(`/proc/${pid}/cwd`);
    return [{ pid: Number(pid), parent: Number(parent), command, folder }];
  } catch {
    // It has ended meanwhile, or is of another account.
    return [];
  }
}

const processes = () =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap(readProcess);

/** Processes that were started in a folder. On Linux. */
export const processesIn = (folder: string): RunningProcess[] =>
  processes().filter((one) => one.folder === folder);

/** Processes that descend from one. On Linux. */
export function descendantsOf(pid: number): RunningProcess[] {
  const all = processes();
  const below = (parent: number): RunningProcess[] =>
    all.filter((one) => one.parent === parent).flatMap((one) => [one, ...below(one.pid)]);
  return below(pid);
}
