import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import path from 'node:path';
import { inRoot } from './paths.mjs';

const SERVER = inRoot('api/dist/server.mjs');
const FOLDER = inRoot('.cache/sample-database');
const READY_LIMIT_MS = 600_000;

/** How the platform's command line calls this build of the API. */
const apiBuild = () => createHash('sha256').update(readFileSync(SERVER)).digest('hex').slice(0, 8);

/** Changes with the API and, since the dates of the sample data are offsets from the first start, with the day. */
const keyOf = () => `${new Date().toISOString().slice(0, 10)}-${apiBuild()}`;

/** Starts the API on an empty folder and ends it again once it is ready. */
function fill(dataDir) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [SERVER], {
      env: {
        ...{ PATH: process.env.PATH, NODE_ENV: 'production', LOG_LEVEL: 'info' },
        ...{ API_PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, SAMPLE_DATA: 'yes' },
      },
      // The channel ends it with this process.
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    const late = setTimeout(() => child.kill('SIGKILL'), READY_LIMIT_MS);
    let ready = false;
    let said = '';
    child.stderr.on('data', (data) => {
      said += data;
    });
    child.stdout.on('data', (data) => {
      said += data;
      if (ready || !said.includes('"ready"')) return;
      ready = true;
      child.kill('SIGTERM');
    });
    child.once('error', reject);
    child.once('close', () => {
      clearTimeout(late);
      if (ready) resolve();
      else reject(new Error(`The sample database could not be made:\n${said}`));
    });
  });
}

/** Where `pg_control` keeps the place of the last checkpoint, and how large a segment of the log is. */
const CHECKPOINT_OFFSET = 32;
const SEGMENT_BYTES = 2 ** 24;
const IS_SEGMENT = /^[0-9A-F]{24}$/;

/** After an orderly end only the segment of the last checkpoint is needed: the others are two thirds of the folder. */
function dropOtherLog(db) {
  const control = readFileSync(path.join(db, 'global/pg_control'));
  const segment = control.readUInt32LE(CHECKPOINT_OFFSET) / SEGMENT_BYTES;
  const high = control.readUInt32LE(CHECKPOINT_OFFSET + 4);
  const hex = (number) => Math.floor(number).toString(16).toUpperCase().padStart(8, '0');
  const needed = hex(high) + hex(segment);
  const log = path.join(db, 'pg_wal');
  for (const name of readdirSync(log)) {
    if (IS_SEGMENT.test(name) && !name.endsWith(needed)) rmSync(path.join(log, name));
  }
}

/** A folder whose `db` is the embedded database as its first start leaves it: made once, for all that copy it. */
async function sampleFolder() {
  const folder = path.join(FOLDER, keyOf());
  if (existsSync(folder)) return folder;
  const part = `${folder}.${process.pid}`;
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(part, { recursive: true });
  await fill(part);
  dropOtherLog(path.join(part, 'db'));
  renameSync(part, folder);
  return folder;
}

/** Gives a data folder the database that a first start would fill: it takes a fifth of the time. */
export async function copySampleDatabase(dataDir) {
  const db = path.join(dataDir, 'db');
  rmSync(db, { recursive: true, force: true });
  cpSync(path.join(await sampleFolder(), 'db'), db, { recursive: true });
}

/** The same for the API that a release of a project folder is run with where no other answers. */
export const copyScratchDatabase = (project) =>
  copySampleDatabase(path.join(project, '.cache/scratch-api', apiBuild()));
