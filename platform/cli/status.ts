import type { Context } from './context.ts';
import { findRise, liveSince, readHistory, readLive } from './history.ts';

/** `2025-11-20 06:54 UTC` */
const minute = (iso: string) => `${iso.slice(0, 16).replace('T', ' ')} UTC`;

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

/** Prints what is live, since when and why, what was live before, and whom to ask. */
export async function status({ registry, say }: Context): Promise<void> {
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
      findRise(history, name).previous ?? '-',
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
}
