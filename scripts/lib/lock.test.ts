import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const NAME = `test-${process.pid}`;
const FILE = path.join(process.cwd(), '.cache', `${NAME}.lock`);

const HOLDER = `
  const { withLock } = await import('./scripts/lib/lock.mjs');
  await withLock('${NAME}', async () => {
    console.log('in');
    await new Promise((resolve) => setTimeout(resolve, 1500));
    console.log('out');
  });
`;
const ARGS = ['--input-type=module', '-e', HOLDER];

afterEach(() => rmSync(FILE, { force: true }));

test('two at once run one after the other', async () => {
  const lines: string[] = [];
  const holders = [1, 2].map(
    () =>
      new Promise((resolve) => {
        const child = spawn(process.execPath, ARGS);
        child.stdout.on('data', (chunk) => lines.push(...String(chunk).trim().split('\n')));
        child.once('close', resolve);
      }),
  );
  await Promise.all(holders);
  expect(lines.filter((line) => /^(?:in|out)$/.test(line))).toEqual(['in', 'out', 'in', 'out']);
  expect(lines.join('\n')).toMatch(/under way \(process \d+\)/);
});

test('a lock whose holder is gone is taken over', () => {
  const gone = spawnSync(process.execPath, ['-e', '']).pid;
  mkdirSync(path.dirname(FILE), { recursive: true });
  writeFileSync(FILE, String(gone));
  expect(spawnSync(process.execPath, ARGS, { encoding: 'utf8' }).stdout).toBe('in\nout\n');
});
