import { hasLost } from '../registry/channel.ts';
import { findDamage } from '../registry/damage.ts';
import { findEdgeFaults } from '../registry/edge-faults.ts';
import { readKeptState } from '../registry/verified-copy.ts';
import { type Judging, tellCanaries } from './canary.ts';
import { describeMark, readMarks } from './checks/held-back.ts';
import { type Context, UserError } from './context.ts';
import { liveSince, readHistory, readLive, trailOf } from './history.ts';
import { minute } from './minute.ts';
import { table } from './table.ts';

type Teller = Pick<Context, 'registry' | 'say'>;

/** Where this machine's edge keeps what it serves, and how a message calls the registry. */
interface Places {
  edgeDir: string;
  registryPlace: string;
}

/** What is live, since when and why, what was live before, and whom to ask. */
async function tellRelease({ registry, say }: Teller): Promise<void> {
  const { set } = await readLive(registry);
  if (!set) {
    say('Nothing is released yet: npm run ship -- host, or npm start.');
    return;
  }
  const history = await readHistory(registry);
  const rows = [set.host, ...set.remotes].map((artifact) => {
    const { name, version } = artifact;
    const since = liveSince(history, name);
    return [
      name,
      version,
      trailOf(history, name).at(-2)?.version ?? '-',
      since ? String(since.composition.number) : '-',
      since ? minute(since.movedAt) : '-',
      artifact.kind === 'remote' ? artifact.descriptor.owner : '-',
      since?.composition.reason ?? '-',
    ];
  });
  const { number, createdAt } = set.composition;
  say(`Composition ${number} is live since ${minute(history.at(-1)?.movedAt ?? createdAt)}.`);
  say('');
  const heads = ['NAME', 'LIVE', 'BEFORE', 'COMPOSITION', 'SINCE', 'OWNER', 'REASON'];
  for (const line of table([heads, ...rows])) say(line);
  const { pins } = await readMarks(registry);
  if (pins.size > 0) say('');
  for (const [name, pin] of pins) say(`Pinned: ${name}, ${describeMark(pin)}`);
  if (set.composition.ran) say(`\nBefore it went live, ${set.composition.ran}.`);
}

/** The edges that run, and what each of them serves. */
async function tellEdges({ registry, say }: Teller): Promise<void> {
  const edges = await registry.edges();
  say('');
  if (edges.length === 0) {
    say('No edge runs.');
    return;
  }
  const rows = edges.map(({ machine, port, pid, composition, startedAt }) => [
    `${machine}:${port}`,
    String(pid),
    composition ? String(composition) : '-',
    minute(startedAt),
  ]);
  for (const line of table([['EDGE', 'PROCESS', 'COMPOSITION', 'SINCE'], ...rows])) say(line);
  for (const { machine, port, problem } of edges) {
    if (problem) say(`${machine}:${port} cannot serve what was released last: ${problem.reason}`);
  }
}

/** What the edge of this machine served last and the registry lacks, in a line; nothing where all is well. */
async function findLoss({ registry }: Teller, places: Places | undefined): Promise<string[]> {
  const served = places && (await readKeptState(places.edgeDir));
  if (!served) return [];
  const newest = await registry.readChannel().catch(() => served);
  if (!hasLost(newest, served)) return [];
  const holds = newest ? `ends with state ${newest.sequence} of the channel` : 'holds no release';
  return [
    `The registry (${places.registryPlace}) ${holds}, and the edge of this machine served state ${served.sequence} last, composition ${served.composition}.`,
  ];
}

/** The errors' texts under a heading, with the remedy; nothing when there are none. */
const section = (heading: string, lines: readonly string[], remedy: string) =>
  lines.length > 0 ? [[`\n${heading}`, ...lines, remedy].join('\n')] : [];

/**
 * Prints what is live and which edges serve it. Throws a UserError that names what is damaged in the registry
 * or served and not in it, and the error of what cannot be told for that.
 */
export async function status(context: Teller, places?: Places, judging?: Judging): Promise<void> {
  const damage = await findDamage(context.registry);
  try {
    await tellRelease(context);
  } catch (error) {
    if (damage.length === 0) throw error;
  }
  if (judging) await tellCanaries(context, judging);
  await tellEdges(context);
  const stray = await findEdgeFaults(context.registry);
  const lost = stray.length > 0 ? [] : await findLoss(context, places);
  const sections = [
    ...section(
      'Damaged, and served by no edge:',
      damage.map(({ message }) => message),
      'Bring it back from a copy of the registry, or ship that part anew.',
    ),
    ...section(
      'Served, and not in the registry:',
      stray,
      'Bring back the registry that it came from. Or leave that: edges go along with the next release, and one that is started anew serves what the registry holds.',
    ),
    ...section(
      'Missing:',
      lost,
      'Bring the registry back from a copy, or set DATA_DIR or REGISTRY_URL to where it is; npm start ships everything anew.',
    ),
  ];
  if (sections.length > 0) throw new UserError(sections.join('\n'));
}
