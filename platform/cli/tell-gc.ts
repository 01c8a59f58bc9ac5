import { sizeText } from '../gc/answer.ts';
import type { GcAnswer } from '../release/contract.ts';
import { minute } from './minute.ts';
import { table } from './table.ts';

/** Of one app; how many more there are is said. */
const MOST_LISTED = 20;

type App = GcAnswer['apps'][number];

const sum = (all: readonly { bytes: number }[]) =>
  all.reduce((total, { bytes }) => total + bytes, 0);

const row = ({ app, versions, kept, reasons }: App) => [
  app,
  String(versions.length),
  sizeText(sum(versions)),
  String(kept.versions),
  sizeText(kept.bytes),
  reasons.map((one) => `${one.reason} ${one.versions}`).join(', ') || '-',
];

function listed({ app, versions }: App): string[] {
  const lines = versions
    .slice(0, MOST_LISTED)
    .map(
      ({ version, bytes, until }) =>
        `  ${app} ${version}, ${sizeText(bytes)}, ${until ? `live until ${minute(until)}` : 'live at no time that is known'}`,
    );
  const more = versions.length - lines.length;
  return more > 0 ? [...lines, `  and ${more} more of ${app}`] : lines;
}

/** Prints what nothing uses, by app, and why the rest is kept. */
export function tellGc(answer: GcAnswer, say: (line: string) => void): void {
  const { deleted, apps, compositions, uploads } = answer;
  const heads = ['NAME', deleted ? 'DELETED' : 'UNUSED', 'SIZE', 'KEPT', 'SIZE', 'KEPT FOR'];
  for (const line of table([heads, ...apps.map(row)])) say(line);
  const lines = apps.flatMap(listed);
  if (lines.length > 0) say(deleted ? '\nDeleted:' : '\nNothing uses:');
  for (const line of lines) say(line);
  const of = `${compositions.deleted} of ${compositions.deleted + compositions.kept} compositions`;
  const begun = `${uploads.deleted} uploads that were not released (${sizeText(uploads.bytes)})`;
  say(`${deleted ? '\nDeleted too' : '\nUnused, too'}: ${of}, ${begun}.`);
  const isNothing = lines.length + compositions.deleted + uploads.deleted === 0;
  if (!deleted && isNothing) say('There is nothing to delete.');
  else if (!deleted) say('Nothing was deleted yet. To delete it: npm run gc -- --delete');
}
