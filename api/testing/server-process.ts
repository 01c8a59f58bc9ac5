import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

/** Bundled before the tests: from its sources each start would take seconds longer. */
const ENTRY = join(process.cwd(), 'api/dist/server.mjs');

/**
 * V8 does not optimise the embedded database's WebAssembly, because test processes end too soon to gain from it.
 * A start then takes two thirds of the CPU time.
 */
const QUICK_START = ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering'];

const running = new Set<ChildProcess>();

export interface ServerProcess {
  child: ChildProcess;
  stdout(): string;
  stderr(): string;
  ended: Promise<{ code: number | null; signal: string | null }>;
  /** The address in the line that says ready; fails when the process ends before it. */
  ready(): Promise<string>;
}

function addressIn(output: string): string | undefined {
  const line = output.split('\n').find((text) => text.includes('"msg":"ready"'));
  return line && (JSON.parse(line) as { url: string }).url;
}

/** The API as a process of its own, on any free port by default. */
export function runServer(variables: Record<string, string>, args: string[] = []): ServerProcess {
  const child = spawn(process.execPath, [...QUICK_START, ENTRY, ...args], {
    env: { PATH: process.env.PATH, API_PORT: '0', ...variables },
    // It ends with this process.
    stdio: ['pipe', 'pipe', 'pipe', 'ipc'],
  });
  running.add(child);
  let out = '';
  let err = '';
  child.stdout?.on('data', (text) => (out += text));
  child.stderr?.on('data', (text) => (err += text));
  const ended = new Promise<{ code: number | null; signal: string | null }>((resolve) => {
    child.on('exit', (code, signal) => {
      running.delete(child);
      resolve({ code, signal });
    });
  });
  const ready = () => {
    const said = new Promise<string>((resolve) => {
      const look = () => {
        const address = addressIn(out);
        if (address) resolve(address);
      };
      child.stdout?.on('data', look);
      look();
    });
    const died = ended.then(() => Promise.reject(new Error(`ended: ${err}`)));
    return Promise.race([said, died]);
  };
  return { child, stdout: () => out, stderr: () => err, ended, ready };
}

/** For the end of a test file, however it went. */
export function endServers(): void {
  for (const child of running) child.kill('SIGKILL');
}
