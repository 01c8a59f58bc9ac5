import { type ChildProcess, spawn } from 'node:child_process';

const CHILD = `
  let heard = 0;
  process.on('SIGINT', () => { heard += 1; setTimeout(() => process.exit(40 + heard), 300); });
  setInterval(() => {}, 1000);
  console.log('ready');
`;

/** A command as start.mjs is one: it runs CHILD attached and ends with its exit code. */
const PARENT = `
  const { runAttached } = await import('./scripts/lib/child.mjs');
  const { code, stopped } = await runAttached(process.execPath, ['-e', ${JSON.stringify(CHILD)}]);
  console.log('stopped ' + stopped);
  process.exitCode = code;
`;

function start(script: string): ChildProcess {
  return spawn(process.execPath, ['--input-type=module', '-e', script], { detached: true });
}

function outputOf(parent: ChildProcess, onText?: (text: string) => void) {
  return new Promise<{ code: number | null; text: string }>((resolve) => {
    let text = '';
    parent.stdout?.on('data', (chunk) => {
      text += chunk;
      onText?.(text);
    });
    parent.once('close', (code) => resolve({ code, text }));
  });
}

test('Ctrl-C, which terminal and npm both pass on, reaches the child once', async () => {
  const parent = start(PARENT);
  let pressed = false;
  const { code, text } = await outputOf(parent, (soFar) => {
    if (pressed || !soFar.includes('ready') || !parent.pid) return;
    pressed = true;
    process.kill(-parent.pid, 'SIGINT');
    process.kill(parent.pid, 'SIGINT');
  });
  expect(text).toContain('stopped true');
  expect(code).toBe(41);
});

test.each([
  ['process.exit(7)', 7],
  ["process.kill(process.pid, 'SIGKILL')", 137],
])('the exit code of %s passes through', async (child, expected) => {
  const script = PARENT.replace(JSON.stringify(CHILD), JSON.stringify(child));
  const { code, text } = await outputOf(start(script));
  expect(text).toContain('stopped false');
  expect(code).toBe(expected);
});
