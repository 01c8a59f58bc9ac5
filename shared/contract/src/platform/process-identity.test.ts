import { spawn, spawnSync } from 'node:child_process';
import { identityOf, isAlive } from './process-identity.js';

test('a process is alive until it ends', async () => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  const identity = identityOf(Number(child.pid));
  expect(isAlive(identity)).toBe(true);
  const ended = new Promise((done) => child.once('exit', done));
  child.kill('SIGKILL');
  await ended;
  expect(isAlive(identity)).toBe(false);
});

test('a later process of the same id, or one of another boot, is another', () => {
  const own = identityOf(process.pid);
  expect(isAlive(own)).toBe(true);
  expect(isAlive({ ...own, startTime: '0' })).toBe(false);
  expect(isAlive({ ...own, bootId: 'another' })).toBe(false);
});

test('a process that has ended is not alive while its exit code is not asked for', async () => {
  const parent = spawn('sh', ['-c', 'sleep 1000 & echo $!; exec sleep 1000']);
  const text = await new Promise((said) => parent.stdout.once('data', said));
  const identity = identityOf(Number(String(text)));
  expect(isAlive(identity)).toBe(true);
  process.kill(identity.pid, 'SIGKILL');
  while (isAlive(identity)) await new Promise((resolve) => setTimeout(resolve, 10));
  parent.kill('SIGKILL');
});

test('what is not known is not compared', () => {
  expect(isAlive({ pid: process.pid, bootId: null, startTime: null })).toBe(true);
});

test.each([0, -1, 1.5, Number.NaN])('%d is no process', (pid) => {
  expect(isAlive({ pid, bootId: null, startTime: null })).toBe(false);
});

test('an id that is not in use is no process', () => {
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  expect(isAlive({ pid, bootId: null, startTime: null })).toBe(false);
});
