import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { expect } from '@playwright/test';
import { copyRegistry } from '../../scripts/lib/project-copy.mjs';
import { copySampleDatabase } from '../../scripts/lib/sample-database.mjs';
import { type CliRun, startCli } from '../../scripts/lib/site.mjs';

export const PROJECT = resolve(process.cwd(), process.cwd().endsWith('e2e') ? '..' : '.');

/** For a release among other journeys: its rehearsal would take a minute at the lowest priority. */
export const UNREHEARSED = ['--no-rehearsal', 'a journey'];

/** Runs one command of the platform's CLI to its end. */
export function runCli(
  project: string,
  args: string[],
  env: Record<string, string>,
): Promise<CliRun> {
  return startCli(project, args, env).ended;
}

/** A data folder with the releases of the journeys' site and a database of its own with the sample data. */
export async function copyData(): Promise<string> {
  const dataDir = copyRegistry(process.env.SITE_DATA ?? '');
  await copySampleDatabase(dataDir);
  return dataDir;
}

/** Tests share two cores: a page that is rendered slowly is no failure, and no buyer is turned away. */
export const PATIENT = { RENDER_MS: '5000', LATE_MS: '60000' };

/**
 * A second edge for the site of the journeys, with variables of its own; one at a time, since the API knows
 * one more origin.
 */
export async function startSecondEdge(variables: Record<string, string>) {
  const { SECOND_PORT = '', SITE_API = '', SITE_DATA = '', PATH } = process.env;
  const url = `http://localhost:${SECOND_PORT}`;
  const child = spawn(process.execPath, [join(PROJECT, 'platform/dist/edge.mjs')], {
    env: { PATH, PORT: SECOND_PORT, API_URL: SITE_API, DATA_DIR: SITE_DATA, ...variables },
    // It ends with this process.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const ended = new Promise((done) => child.once('close', done));
  const stop = async () => {
    child.kill('SIGINT');
    await ended;
  };
  const live = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect
    .poll(live)
    .toBe(true)
    .catch((error) =>
      stop().then(() => {
        throw error;
      }),
    );
  return { url, stop };
}
