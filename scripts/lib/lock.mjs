import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { identityOf, isAlive } from '../../shared/contract/src/platform/process-identity.js';
import { inRoot } from './paths.mjs';
import { say } from './say.mjs';

/** Who holds a lock by its file's text; `undefined` while that is being written. */
function holderIn(text) {
  try {
    const holder = JSON.parse(text);
    return typeof holder === 'number' ? { pid: holder } : holder;
  } catch {
    return undefined;
  }
}

function take(file) {
  try {
    writeFileSync(file, JSON.stringify(identityOf(process.pid)), { flag: 'wx' });
    return undefined;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  }
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** Runs `work` while no other process of this repository runs something under the same name. */
export async function withLock(name, work) {
  const file = inRoot('.cache', `${name}.lock`);
  mkdirSync(inRoot('.cache'), { recursive: true });
  let said = false;
  for (let text = take(file); text !== undefined; text = take(file)) {
    const holder = holderIn(text);
    if (holder && !isAlive(holder)) {
      rmSync(file, { force: true });
      continue;
    }
    if (holder && !said) {
      say(`Another ${name} is under way (process ${holder.pid}): waiting for it ...`);
      said = true;
    }
    await sleep(250);
  }
  const release = () => rmSync(file, { force: true });
  process.once('exit', release);
  try {
    return await work();
  } finally {
    release();
    process.off('exit', release);
  }
}
