import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { identityOf, isAlive } from '../../shared/contract/src/platform/process-identity.js';

/** A command with a child of its own, neither of which looks after its parent. */
const COMMAND = 'sleep 1000 & echo "pids $$ $!"; wait';

const parentOf = (options: object) => `
  const { spawn } = await import('node:child_process');
  const { guarded } = await import('./scripts/lib/guarded.mjs');
  // First of all: the command tells its ids, upon which the signal comes.
  process.on('SIGUSR2', () => child.kill('SIGKILL'));
  const guard = guarded('sh', ['-c', ${JSON.stringify(COMMAND)}], ${JSON.stringify(options)});
  const child = spawn(guard.command, guard.args, guard.options);
  child.once('exit', (code, signal) => {
    guard.release(child);
    console.log('ended ' + (signal ?? code));
    process.exit(0);
  });
`;

let parent: ChildProcess | undefined;
afterEach(() => parent?.kill('SIGKILL'));

async function startParent(options: object = {}) {
  const args = ['--input-type=module', '-e', parentOf(options)];
  parent = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  parent.stdout?.on('data', (data) => {
    output += data;
  });
  const said = async (text: string) => {
    while (!output.includes(text)) await wait(10);
  };
  await said('\n');
  const pids = [...(/pids (\d+) (\d+)/.exec(output)?.slice(1) ?? [])].map(Number);
  return { parent, processes: pids.map(identityOf), said };
}

test.each(['SIGKILL', 'SIGTERM'] as const)(
  'a guarded command and its children end when the parent is ended by %s',
  async (signal) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'evmandi-guarded-'));
    writeFileSync(path.join(folder, 'data'), '');
    const { parent, processes } = await startParent({ folder, graceSeconds: 1 });
    expect(processes.map(isAlive)).toEqual([true, true]);
    parent.kill(signal);
    while (processes.some(isAlive) || existsSync(folder)) await wait(20);
  },
);

test('what a guarded command leaves behind ends with it', async () => {
  const { parent, processes, said } = await startParent();
  parent.kill('SIGUSR2');
  await said('ended SIGKILL');
  while (processes.some(isAlive)) await wait(20);
});
