import { fork } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inTemporaryFolder } from '../../../testing/artifacts.ts';
import { confinedFlags, permissionFlags } from './flags.ts';

test.each([
  ['20.19.0', '--experimental-permission'],
  ['22.12.0', '--experimental-permission'],
  ['22.13.0', '--permission'],
  ['23.4.1', '--experimental-permission'],
  ['24.0.0', '--permission'],
  ['25.1.0', '--permission --allow-net'],
])('Node %s is given %s', (version, flags) => {
  expect(permissionFlags(version).join(' ')).toBe(flags);
});

/** What code does that has got hold of every module of Node; it says which of it failed, and how. */
const FREE = `
import { execSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
const [inside, outside] = process.argv.slice(2);
const tries = {
  inside: () => readFileSync(inside, 'utf8'),
  outside: () => readFileSync(outside, 'utf8'),
  channel: () => writeFileSync(inside, 'changed'),
  system: () => readFileSync('/etc/passwd'),
  secrets: () => readFileSync('/proc/' + process.ppid + '/environ'),
  command: () => execSync('id'),
  thread: () => new Worker('0', { eval: true }),
  text: () => new Function('return 1')(),
  environment: () => Object.keys(process.env).join(),
};
const said = {};
for (const [name, work] of Object.entries(tries)) {
  try {
    said[name] = work();
  } catch (error) {
    said[name] = error.code ?? error.name;
  }
}
process.send(said);
process.disconnect();
`;

test('even code with every module of Node reads the artefacts only, writes nothing and starts nothing', () =>
  inTemporaryFolder(async (folder) => {
    const [artifacts, script, inside, outside] = [
      join(folder, 'artifacts'),
      join(folder, 'free.mjs'),
      join(folder, 'artifacts/shop/index.js'),
      join(folder, 'token-secret'),
    ];
    await mkdir(join(artifacts, 'shop'), { recursive: true });
    await writeFile(script, FREE);
    await writeFile(inside, 'code');
    await writeFile(outside, 'secret');
    const child = fork(script, [inside, outside], {
      execArgv: confinedFlags({ script, folders: [artifacts], memoryLimitMb: 64 }),
      env: { NODE_ENV: 'production' },
    });
    const said = await new Promise((resolve, reject) => {
      child.once('message', resolve);
      child.once('exit', (code) => reject(new Error(`ended with ${code}`)));
    });
    const denied = 'ERR_ACCESS_DENIED';
    expect(said).toEqual({
      inside: 'code',
      ...{ outside: denied, channel: denied, system: denied, secrets: denied },
      ...{ command: denied, thread: denied, text: 'EvalError', environment: 'NODE_ENV' },
    });
    expect(await readFile(inside, 'utf8')).toBe('code');
  }));
