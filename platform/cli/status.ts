import { findDamage } from '../registry/damage.ts';
import { type Context, UserError } from './context.ts';
import { liveSince, readHistory, readLive, trailOf } from './history.ts';
import { minute } from './minute.ts';

/** Lines of a table whose columns are as wide as their longest cell. */
function table(rows: readonly string[][]): string[] {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

type Teller = Pick<Context, 'registry' | 'say'>;

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

/**
 * Prints what is live and which edges serve it. Throws a UserError that names what is damaged in the registry,
 * and the error of what cannot be told for that.
 */
export async function status(context: Teller): Promise<void> {
  const damage = await findDamage(context.registry);
  try {
    await tellRelease(context);
  } catch (error) {
    if (damage.length === 0) throw error;
  }
  await tellEdges(context);
  if (damage.length === 0) return;
  const lines = damage.map(({ message }) => message).join('\n');
  throw new UserError(
    `\nDamaged, and served by no edge:\n${lines}\nBring it back from a copy of the registry, or ship that part anew.`,
  );
}
