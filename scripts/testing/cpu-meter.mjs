import { mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ownCpuSeconds } from '../lib/cpu-time.mjs';

/** Where control groups live, and how one tells its CPU seconds: version 1 in nanoseconds, version 2 in microseconds. */
const VERSIONS = [
  {
    parent: '/sys/fs/cgroup/cpuacct',
    read: (folder) => Number(readFileSync(path.join(folder, 'cpuacct.usage'), 'utf8')) / 1e9,
  },
  {
    parent: '/sys/fs/cgroup',
    read: (folder) =>
      Number(/usage_usec (\d+)/.exec(readFileSync(path.join(folder, 'cpu.stat'), 'utf8'))[1]) / 1e6,
  },
];

/** Runs a command in the control group `$0`. */
const IN_GROUP = 'echo $$ >"$0/cgroup.procs"; exec "$@"';

const enter = (folder) => writeFileSync(path.join(folder, 'cgroup.procs'), String(process.pid));

function remove(folder) {
  try {
    rmdirSync(folder);
  } catch {
    // A process that outlives the run keeps its group; both end with the machine.
  }
}

function openGroup({ parent, read }) {
  const folder = path.join(parent, `evmandi-test-${process.pid}`);
  try {
    mkdirSync(folder);
    read(folder);
    enter(folder);
    return { folder, parent, read };
  } catch {
    remove(folder);
    return undefined;
  }
}

/**
 * Counts the CPU seconds of this process and of everything that it starts from now on. A control group counts all of
 * them. Without the right to make one, only processes that were waited for are counted.
 */
class CpuMeter {
  #group;
  #before = 0;
  #parts = 0;

  start() {
    this.#before = ownCpuSeconds();
    for (const version of VERSIONS) this.#group ??= openGroup(version);
  }

  get source() {
    return this.#group ? 'control group' : 'processes waited for';
  }

  seconds() {
    return this.#group ? this.#group.read(this.#group.folder) : ownCpuSeconds() - this.#before;
  }

  /** A part of the run: `wrap` puts a command into it, `end` returns its CPU seconds, if they are known. */
  part() {
    const group = this.#group;
    if (!group) return { wrap: (command, args) => [command, args], end: () => undefined };
    this.#parts += 1;
    const folder = path.join(group.folder, `part-${this.#parts}`);
    mkdirSync(folder);
    return {
      wrap: (command, args) => ['sh', ['-c', IN_GROUP, folder, command, ...args]],
      end() {
        const seconds = group.read(folder);
        remove(folder);
        return seconds;
      },
    };
  }

  close() {
    if (!this.#group) return;
    enter(this.#group.parent);
    remove(this.#group.folder);
  }
}

export const cpuMeter = new CpuMeter();
