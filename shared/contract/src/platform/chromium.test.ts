import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { maySandbox, systemChromium } from './chromium.js';

it('gives up the sandbox for root and in CI alone', () => {
  expect(maySandbox({}, 1000)).toBe(true);
  expect(maySandbox({}, 0)).toBe(false);
  expect(maySandbox({ CI: 'true' }, 1000)).toBe(false);
});

it('finds what can be run on the path, its headless shell first where that is enough', () => {
  const folder = mkdtempSync(join(tmpdir(), 'evmandi-path-'));
  const put = (name: string, mode: number) => {
    const file = join(folder, name);
    writeFileSync(file, '');
    chmodSync(file, mode);
    return file;
  };
  try {
    const PATH = `/nowhere:${folder}`;
    expect(systemChromium({}, { PATH })).toBeUndefined();
    const chromium = put('chromium', 0o755);
    const shell = put('chromium-headless-shell', 0o755);
    put('chrome', 0o644);
    expect(systemChromium({}, { PATH })).toBe(chromium);
    expect(systemChromium({ shell: true }, { PATH })).toBe(shell);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
