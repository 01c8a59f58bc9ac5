import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';

/** The first start fills a new database. */
const READY_LIMIT_MS = 180_000;
const GRACE_MS = 2_000;
const OLD_MS = 24 * 60 * 60 * 1000;
const DATABASES = '.cache/scratch-api';

export interface ScratchApi {
  /** Without `/api`. */
  url: string;
  stop: () => Promise<void>;
}

function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    const late = setTimeout(() => child.kill('SIGKILL'), GRACE_MS);
    child.once('close', () => {
      clearTimeout(late);
      resolve();
    });
    child.kill('SIGTERM');
  });
}

/** Resolves with the port that the API says to listen on. */
function untilReady(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('it is not ready in time')), READY_LIMIT_MS);
    let complaint = '';
    child.stderr?.on('data', (data: Buffer) => {
      complaint = (complaint + String(data)).slice(-500);
    });
    child.once('error', reject);
    child.once('close', () => reject(new Error(complaint.trim() || 'it ended')));
    if (!child.stdout) return;
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (!line.includes('"ready"')) return;
      const { msg, port } = JSON.parse(line) as { msg?: string; port?: number };
      if (msg !== 'ready' || port === undefined) return;
      clearTimeout(late);
      resolve(port);
    });
  });
}

async function startIn(script: string, dataDir: string, signal: AbortSignal): Promise<ScratchApi> {
  await mkdir(dataDir, { recursive: true });
  const child = spawn(process.execPath, [script], {
    // Of this process's environment nothing: no database, secret or address of the site's own API.
    env: {
      NODE_ENV: 'production',
      API_PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'info',
      SAMPLE_DATA: 'yes',
      // A run on a busy machine is slow, and no reason to turn its pages away.
      LATE_MS: '60000',
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const giveUp = () => void child.kill('SIGTERM');
  signal.addEventListener('abort', giveUp);
  try {
    const port = await untilReady(child);
    return { url: `http://127.0.0.1:${port}`, stop: () => stopChild(child) };
  } catch (error) {
    await stopChild(child);
    throw error;
  } finally {
    signal.removeEventListener('abort', giveUp);
  }
}

/** Removes databases of other builds of the API that were not used for a day. */
async function sweep(folder: string, kept: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    if (path === kept) continue;
    const { mtimeMs } = await stat(path);
    if (Date.now() - mtimeMs > OLD_MS) await rm(path, { recursive: true, force: true });
  }
}

/**
 * An API of this checkout on a database of its own with the sample data, on a free port. The database is kept in
 * `.cache` for the next time, one for each build of the API; while another run has it, a new one is made.
 * Rejects when there is no build of the API or it does not start.
 */
export async function startScratchApi(root: string, signal: AbortSignal): Promise<ScratchApi> {
  const script = join(root, 'api/dist/server.mjs');
  const code = await readFile(script).catch(() => {
    throw new Error('there is no build of one here');
  });
  const build = createHash('sha256').update(code).digest('hex').slice(0, 8);
  const kept = join(root, DATABASES, build);
  await sweep(dirname(kept), kept).catch(() => undefined);
  try {
    return await startIn(script, kept, signal);
  } catch (error) {
    if (signal.aborted) throw error;
    const folder = await mkdtemp(join(tmpdir(), 'evmandi-scratch-'));
    const remove = () => rm(folder, { recursive: true, force: true });
    try {
      const api = await startIn(script, folder, signal);
      return { ...api, stop: () => api.stop().then(remove) };
    } catch (error) {
      await remove();
      throw error;
    }
  }
}
