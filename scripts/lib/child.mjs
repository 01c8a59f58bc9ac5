import { spawn } from 'node:child_process';
import os from 'node:os';
import { guarded } from './guarded.mjs';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
/** A terminal and npm both pass Ctrl-C on: what comes twice within this time was pressed once. */
const SAME_PRESS_MS = 500;

/**
 * Calls `onSignal(signal)` once for every time the person asked to stop.
 * Returns a function that takes the listeners away again.
 */
export function onStop(onSignal) {
  let last = Number.NEGATIVE_INFINITY;
  const listener = (signal) => {
    const now = performance.now();
    if (now - last < SAME_PRESS_MS) return;
    last = now;
    onSignal(signal);
  };
  for (const signal of SIGNALS) process.on(signal, listener);
  return () => {
    for (const signal of SIGNALS) process.off(signal, listener);
  };
}

/** Exit code of a child as a shell gives it: 128 + number for one that a signal ended. */
export function exitCodeOf(code, signal) {
  return code ?? 128 + (os.constants.signals[signal] ?? 0);
}

/**
 * Runs a command to its end with this terminal; answers its exit code and whether it was asked to stop.
 * The child has a process group of its own, so Ctrl-C reaches it once: from here. It ends with this
 * process: a script of this project sees its IPC channel close (`end-with-parent`), any other command is
 * `guarded`, and a signal is passed to its own children as well.
 */
export function runAttached(command, args, options = {}) {
  const stdio = ['ignore', 'inherit', 'inherit', 'ipc'];
  return attached(
    spawn(command, args, { stdio, ...options, detached: true }),
    (child) => child.pid,
  );
}

/** The same for a command that does not look after its parent and its children. */
export async function runAttachedGuarded(command, args, options = {}) {
  const guard = guarded(command, args);
  const child = spawn(guard.command, guard.args, { ...options, ...guard.options });
  const ended = await attached(child, ({ pid }) => -pid);
  guard.release(child);
  return ended;
}

function attached(child, targetOf) {
  return new Promise((resolve, reject) => {
    let stopped = false;
    const release = onStop((signal) => {
      stopped = true;
      process.kill(targetOf(child), signal);
    });
    child.once('error', (error) => {
      release();
      reject(error);
    });
    child.once('exit', (code, signal) => {
      release();
      resolve({ code: exitCodeOf(code, signal), stopped });
    });
  });
}
