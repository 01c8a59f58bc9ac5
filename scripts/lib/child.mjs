import { spawn } from 'node:child_process';
import os from 'node:os';

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
 * The child has a process group of its own, so Ctrl-C reaches it once: from here. `wholeGroup`
 * passes the signal to the child's own children as well, for a command that does not do so itself.
 */
export function runAttached(command, args, { wholeGroup = false, ...options } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      ...options,
      detached: true,
    });
    let stopped = false;
    const release = onStop((signal) => {
      stopped = true;
      process.kill(wholeGroup ? -child.pid : child.pid, signal);
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
