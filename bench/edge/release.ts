import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openRegistry } from '@evmandi/platform/bench';
import { copyProject, copyRegistry } from '../../scripts/lib/project-copy.mjs';
import { startCli } from '../../scripts/lib/site.mjs';
import { atEnd } from '../support/closers.ts';
import { type Goal, none } from '../support/goals.ts';
import type { BenchSites } from '../support/sites.ts';
import type { LoadedEdge } from './edge-process.ts';
import type { RushFigures } from './rush.ts';
import { distinctAddress, startArrivals, startHotPages } from './traffic.ts';

/** The remote whose pages are asked for, with one text changed. */
const REMOTE = 'catalog';
const CHANGE = { file: 'remotes/catalog/src/home/bikes.tsx', text: 'Bikes in Spotlight' };
const BEFORE_SECONDS = 20;
const AFTER_SECONDS = 30;
/** Of what the workers can render, asked for at the same time. */
const LOAD = 0.5;
const FACTOR = 1.2;
const HOT_MS = 30;

const say = (line: string) => console.log(line);

/** Builds and ships the changed remote into a copy of the registry. Returns that copy's folder. */
async function shipElsewhere({ site }: BenchSites, edge: LoadedEdge): Promise<string> {
  const project = copyProject();
  const dataDir = copyRegistry(edge.dataDir);
  for (const folder of [project, dataDir]) {
    atEnd(() => rmSync(folder, { recursive: true, force: true }));
  }
  const path = join(project, CHANGE.file);
  const source = readFileSync(path, 'utf8');
  if (!source.includes(CHANGE.text)) throw new Error(`${CHANGE.file} has no "${CHANGE.text}"`);
  writeFileSync(path, source.replaceAll(CHANGE.text, 'Bikes of the Week'));
  const env = { ...site.env, DATA_DIR: dataDir, API_URL: site.api };
  const { code, output } = await startCli(
    project,
    ['ship', REMOTE, '--no-rehearsal', 'a measurement'],
    env,
  ).ended;
  if (code !== 0) throw new Error(`The changed remote was not shipped:\n${output}`);
  return dataDir;
}

/** Brings what was shipped elsewhere into the edge's registry; the last thing that moves is the channel. */
async function move(edge: LoadedEdge, from: string): Promise<void> {
  const [shipped, served] = [openRegistry(from), openRegistry(edge.dataDir)];
  const [next, now] = [await shipped.readChannel(), await served.readChannel()];
  const composition = next && (await shipped.readComposition(next.composition));
  const version = composition?.remotes[REMOTE];
  const [source, target] = [shipped, served].map(
    (registry) => version && registry.artifactFolder(REMOTE, version),
  );
  if (!composition || !now || !source || !target) throw new Error('Nothing was shipped');
  cpSync(source, target, { recursive: true });
  await served.putComposition(composition);
  await served.moveChannel(now.sequence, composition.number);
}

/** A release of the remote that owns the hot pages, while half of what the workers can render is asked for. */
export async function releaseUnderLoad(
  edge: LoadedEdge,
  sites: BenchSites,
  { capacity }: RushFigures,
) {
  say('Building a release ...');
  const shipped = await shipElsewhere(sites, edge);
  const load = startArrivals(LOAD * capacity, () => distinctAddress(edge.url));
  const measured = async (seconds: number) => {
    const pages = await startHotPages(edge.url);
    await pause(seconds * 1_000);
    return pages.stop();
  };
  say(`Hot pages and half of the capacity, ${BEFORE_SECONDS} s ...`);
  const before = await measured(BEFORE_SECONDS);
  const pages = await startHotPages(edge.url);
  say(`The release, ${AFTER_SECONDS} s ...`);
  await move(edge, shipped);
  await pause(AFTER_SECONDS * 1_000);
  const after = await pages.stop();
  await load.stop();
  const goals: Goal[] = [
    {
      name: 'hot pages during a release: p99 in ms',
      value: after.p99,
      bound: Math.max(FACTOR * before.p99, HOT_MS),
      spread: 0,
    },
    none('cached pages sent unrendered after a release', after.unrendered),
    none('requests that failed during a release', after.failed + load.tally.failed),
  ];
  return {
    goals,
    figures: { beforeP99: before.p99, duringP99: after.p99, asked: after.times.length },
  };
}
