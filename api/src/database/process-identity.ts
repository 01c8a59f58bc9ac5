import { readFileSync } from 'node:fs';

/** Enough to tell a process from a later one that got the same id. Unknown parts are null. */
export interface ProcessIdentity {
  pid: number;
  /** Changes with each start of the machine. */
  bootId: string | null;
  /** Clock ticks since boot. */
  startTime: string | null;
}

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return null;
  }
}

function startTimeOf(pid: number): string | null {
  // The command's name, in brackets, may hold spaces: count the fields after it.
  const fields = read(`/proc/${pid}/stat`)?.split(') ').at(-1)?.split(' ');
  return fields?.[19] ?? null;
}

/** What tells this process from a later one of the same id; null for what the system does not tell. */
export function identityOf(pid: number): ProcessIdentity {
  return { pid, bootId: read('/proc/sys/kernel/random/boot_id'), startTime: startTimeOf(pid) };
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Whether that very process still runs. Where the system does not tell, the id alone decides. */
export function isAlive(identity: ProcessIdentity): boolean {
  if (!exists(identity.pid)) return false;
  const now = identityOf(identity.pid);
  return now.bootId === identity.bootId && now.startTime === identity.startTime;
}
