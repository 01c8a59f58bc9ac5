import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { identityOf, isAlive } from './process-identity.js';

const MODULE = join(__dirname, 'end-with-parent.ts');

/** Says its words by its exit: `in order` when it had the time to listen for the signal. */
const CHILD = `
  await import(${JSON.stringify(MODULE)});
  process.on('SIGTERM', () => {
    console.log('in order');
    process.exit(0);
  });
  console.log('listening');
  setInterval(() => {}, 1000);
`;

/** Starts CHILD with a channel, says its id, and lives on. */
const PARENT = `
  const { spawn } = require('node:child_process');
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '-e', ${JSON.stringify(CHILD)}],
    { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] },
  );
  console.log('pid ' + child.pid);
  setInterval(() => {}, 1000);
`;

let parent: ChildProcess | undefined;
afterEach(() => parent?.kill('SIGKILL'));

async function startParent() {
  parent = spawn(process.execPath, ['-e', PARENT], { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  // Closed once the child has ended, too: it writes to the same pipe.
  const closed = new Promise((resolve) => parent?.stdout?.once('close', resolve));
  parent.stdout?.on('data', (data) => {
    output += data;
  });
  const said = async (text: string) => {
    while (!output.includes(text)) await wait(10);
  };
  await said('pid ');
  const child = identityOf(Number(/pid (\d+)/.exec(output)?.[1]));
  return { parent, child, said, closed, output: () => output };
}

test.each(['SIGKILL', 'SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
  'a process whose parent is ended by %s ends in order',
  async (signal) => {
    const { parent, child, said, closed, output } = await startParent();
    await said('listening');
    parent.kill(signal);
    await closed;
    expect(output()).toContain('in order');
    expect(isAlive(child)).toBe(false);
  },
);

test.each([0, 50, 100, 200])(
  'a process whose parent is killed %d ms after its start ends',
  async (moment) => {
    const { parent, child, closed } = await startParent();
    await wait(moment);
    parent.kill('SIGKILL');
    await closed;
    while (isAlive(child)) await wait(10);
  },
);
