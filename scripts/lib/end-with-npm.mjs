// Imported first by the commands of package.json, for its effect: they end when npm is gone.
import { readFileSync } from 'node:fs';
import { identityOf, isAlive } from '../../shared/contract/src/platform/process-identity.js';

const EVERY_MS = 250;
const SHELLS = ['sh', 'dash', 'bash', 'ash', 'busybox', 'ksh', 'zsh'];

function field(pid, file) {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8').trim();
  } catch {
    return '';
  }
}

const parentOf = (pid) => Number(field(pid, 'stat').split(') ').at(-1)?.split(' ')[1] ?? 0);

/** npm runs a command by a shell, which may stay in between; elsewhere than on Linux only the parent is known. */
function processesAbove() {
  const parent = process.ppid;
  const isShell = SHELLS.includes(field(parent, 'comm'));
  return (isShell ? [parent, parentOf(parent)] : [parent]).filter((pid) => pid > 0);
}

/** Whether npm was gone before this process could look: the system gives orphans to its first process. */
function isOrphan() {
  const { ppid } = process;
  if (field(ppid, 'comm') === 'systemd') return true;
  return ppid === 1 && !/npm|yarn|bun/.test(field(ppid, 'cmdline'));
}

const end = () => process.kill(process.pid, 'SIGTERM');

/**
 * npm passes SIGINT and SIGTERM on to that shell, SIGHUP and SIGKILL to no process, and holds no pipe whose end
 * could be watched: so this looks whether npm is there. Its end is a SIGTERM for this process.
 */
function endWithNpm() {
  const parent = process.ppid;
  const above = processesAbove().map(identityOf);
  const timer = setInterval(() => {
    if (process.ppid === parent && above.every(isAlive)) return;
    clearInterval(timer);
    end();
  }, EVERY_MS);
  timer.unref();
  if (isOrphan()) end();
}

if (process.env.npm_lifecycle_event) endWithNpm();
