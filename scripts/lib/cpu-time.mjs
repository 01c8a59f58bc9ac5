import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts CPU time in ticks; every kernel in use has 100 in a second. */
const TICKS_PER_SECOND = 100;

/** Returns parent and CPU ticks of one process, or undefined when it has ended. */
function readStat(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text.slice(text.lastIndexOf(') ') + 2).split(' ');
    const [user, system, endedUser, endedSystem] = fields.slice(11, 15).map(Number);
    const ended = endedUser + endedSystem;
    return { pid: Number(pid), parent: Number(fields[1]), own: user + system, ended };
  } catch {
    return undefined;
  }
}

/** Returns the CPU seconds of this process and of all children that it waited for. 0 where /proc is missing. */
export function ownCpuSeconds() {
  const stat = readStat(process.pid);
  return stat ? (stat.own + stat.ended) / TICKS_PER_SECOND : 0;
}

/** Returns the CPU seconds of a process, of its running descendants and of the ended ones. 0 where /proc is missing. */
export function treeCpuSeconds(root) {
  let names;
  try {
    names = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    return 0;
  }
  const children = new Map();
  for (const stat of names.map(readStat)) {
    if (stat) children.set(stat.parent, [...(children.get(stat.parent) ?? []), stat]);
  }
  const ticksBelow = (pid) =>
    (children.get(pid) ?? []).reduce(
      (sum, one) => sum + one.own + one.ended + ticksBelow(one.pid),
      0,
    );
  const own = readStat(root);
  return own ? (own.own + own.ended + ticksBelow(root)) / TICKS_PER_SECOND : 0;
}
