import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { exitCodeOf } from '../lib/child.mjs';
import { guarded } from '../lib/guarded.mjs';
import { root } from '../lib/paths.mjs';
import { dim, say } from '../lib/say.mjs';
import { cpuMeter } from './cpu-meter.mjs';

const GRACE_MS = 5_000;
const running = new Set();
let stopping = false;

function kill(child, signal) {
  try {
    process.kill(-child.pid, signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

function stop(child) {
  kill(child, 'SIGTERM');
  setTimeout(() => kill(child, 'SIGKILL'), GRACE_MS).unref();
}

/** Ends whatever steps are running, with all their processes. */
export async function stopSteps() {
  stopping = true;
  await Promise.all(
    [...running].map((child) => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      stop(child);
      return ended;
    }),
  );
}

/** Steps run beside each other: whole lines, each with the name of its step. */
function showLines(stream, name, onLine) {
  createInterface({ input: stream }).on('line', (line) => {
    if (line.trim()) say(`${dim(`${name} |`)} ${line}`);
    onLine?.(line);
  });
}

/**
 * Runs one command of the test run in a process group of its own, which ends with this process.
 * `show` is the name under which its output is shown, line by line; else it is collected and answered.
 * `cpuSeconds` is undefined where they cannot be told from those of other steps.
 * @returns {Promise<{ code: number, output: string, late: boolean, cpuSeconds?: number }>}
 */
export function runStep(command, args, { cwd = root, env = {}, show = '', onLine, limitMs }) {
  return new Promise((resolve) => {
    // The run is ending: what would come next neither starts nor answers.
    if (stopping) return;
    const part = cpuMeter.part();
    const guard = guarded(...part.wrap(command, args), { stdio: ['ignore', 'pipe', 'pipe'] });
    const colours = show && process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
    const child = spawn(guard.command, guard.args, {
      cwd,
      env: { ...process.env, ...colours, ...env },
      ...guard.options,
    });
    running.add(child);
    child.once('exit', () => guard.release(child));
    let said = '';
    let late = false;
    const collect = (chunk) => {
      said += chunk;
    };
    for (const stream of [child.stdout, child.stderr]) {
      if (show) showLines(stream, show, onLine);
      else stream.on('data', collect);
    }
    const limit = setTimeout(() => {
      late = true;
      stop(child);
    }, limitMs);
    const done = (code) => {
      clearTimeout(limit);
      running.delete(child);
      const cpuSeconds = part.end();
      if (!stopping) resolve({ code, output: said, late, cpuSeconds });
    };
    child.once('error', (error) => {
      said += error.message;
      done(1);
    });
    child.once('close', (code, signal) => done(exitCodeOf(code, signal)));
  });
}
