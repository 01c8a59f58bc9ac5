import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';

export const PROJECT = resolve(process.cwd(), process.cwd().endsWith('e2e') ? '..' : '.');

/** A port that was free a moment ago. */
export function freePort(): Promise<number> {
  return new Promise((done, failed) => {
    const server = createServer();
    server.once('error', failed);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

interface Run {
  code: number | null;
  output: string;
}

const cleanEnvironment = (extra: NodeJS.ProcessEnv): NodeJS.ProcessEnv => {
  const { DATABASE_URL: _database, NODE_ENV: _mode, ...rest } = process.env;
  return { ...rest, ...extra };
};

/** Starts one command of the platform's CLI; `output` grows as it speaks. */
export function startCli(project: string, args: string[], env: NodeJS.ProcessEnv) {
  const child: ChildProcess = spawn(
    process.execPath,
    [join(project, 'platform/dist/cli.mjs'), ...args],
    {
      cwd: project,
      env: cleanEnvironment(env),
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const run = { child, output: '' };
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (data: Buffer) => {
      run.output += data.toString();
    });
  }
  const ended = new Promise<Run>((done) => {
    child.once('close', (code) => done({ code, output: run.output }));
  });
  return { child, ended, output: () => run.output };
}

/** Runs one command of the platform's CLI to its end. */
export function runCli(project: string, args: string[], env: NodeJS.ProcessEnv): Promise<Run> {
  return startCli(project, args, env).ended;
}
