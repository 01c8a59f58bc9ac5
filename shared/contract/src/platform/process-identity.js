import { readFileSync } from 'node:fs';

// Plain JavaScript: the commands of scripts/ run it before anything is installed.

function read(file) {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return null;
  }
}

/** The command's name, in brackets, may hold spaces: the fields are those after it. */
const fieldsOf = (pid) => read(`/proc/${pid}/stat`)?.split(') ').at(-1)?.split(' ') ?? [];

const startTimeOf = (pid) => fieldsOf(pid)[19] ?? null;

/** Ended, and still listed until its parent asks for its exit code; some parents never do. */
const isZombie = (pid) => ['Z', 'X'].includes(fieldsOf(pid)[0]);

export function identityOf(pid) {
  return { pid, bootId: read('/proc/sys/kernel/random/boot_id'), startTime: startTimeOf(pid) };
}

function exists(pid) {
  if (!Number.isInteger(pid) || pid < 1) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

export function isAlive(identity) {
  if (!exists(identity?.pid) || isZombie(identity.pid)) return false;
  const now = identityOf(identity.pid);
  const isSame = (part) => identity[part] == null || identity[part] === now[part];
  return isSame('bootId') && isSame('startTime');
}
