import process from 'node:process';
import { format } from 'node:util';
import { restrictNetwork } from './api-only.ts';
import { lock } from './lock.ts';

/** What leads from the process object to modules, files and other processes. */
const WITHDRAWN = [
  'binding',
  '_linkedBinding',
  'dlopen',
  'getBuiltinModule',
  'kill',
  '_kill',
  'abort',
  '_debugProcess',
  '_debugEnd',
  'report',
  'mainModule',
  'execve',
  'loadEnvFile',
  '_getActiveHandles',
  '_getActiveRequests',
];

const SPEAKING = new Set(['log', 'info', 'debug', 'warn', 'error', 'trace']);

function withdraw(name: string): void {
  if (!(name in process)) return;
  const refuse = () => {
    throw new Error(`process.${name} is not there for code of a remote`);
  };
  // Not locked: Node's own code, loaded later, may wrap it once more.
  Object.defineProperty(process, name, { value: refuse });
}

/** The `process` of foreign code: it says what it runs on, and does nothing. */
function smallProcess() {
  const { version, versions, platform, arch } = process;
  return Object.freeze({
    env: Object.freeze({ NODE_ENV: 'production' }),
    ...{ version, versions: Object.freeze({ ...versions }), platform, arch },
    nextTick: (work: (...args: unknown[]) => void, ...args: unknown[]) =>
      queueMicrotask(() => work(...args)),
    emitWarning: () => undefined,
  });
}

/** A console without the streams that Node's own gives away. */
function smallConsole(): Record<string, unknown> {
  const { stderr } = process;
  const say = (...words: unknown[]) => void stderr.write(`${format(...words)}\n`);
  const silent = () => undefined;
  return Object.fromEntries(
    Object.keys(console).map((name) => [name, SPEAKING.has(name) ? say : silent]),
  );
}

/**
 * Takes from the globals of this process what foreign code could leave by; before any of that runs. What
 * Node's permission model forbids, it forbids besides.
 */
export function confine(): void {
  restrictNetwork();
  WITHDRAWN.forEach(withdraw);
  lock(globalThis, 'process', smallProcess());
  lock(globalThis, 'console', Object.freeze(smallConsole()));
}
