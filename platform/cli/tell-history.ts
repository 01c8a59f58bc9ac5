import type { HistoryAnswer } from '../release/contract.ts';
import { UserError } from './context.ts';
import { minute } from './minute.ts';
import { table } from './table.ts';

/** The page of a list, the first unless one is asked for. */
export function pageOf(text = '1'): number {
  if (/^[1-9]\d{0,4}$/.test(text)) return Number(text);
  throw new UserError(`--page takes a number, not ${text}.`);
}

/** Prints a page of what was live, the newest first. */
export function tellHistory(
  { page, pages, releases }: HistoryAnswer,
  say: (line: string) => void,
): void {
  if (releases.length === 0) {
    say('Nothing was ever live here.');
    return;
  }
  const rows = releases.map(({ composition, movedAt, reason, commits }) => [
    String(composition),
    minute(movedAt),
    commits.map((commit) => commit.slice(0, 9)).join(' ') || '-',
    reason,
  ]);
  for (const line of table([['COMPOSITION', 'SINCE', 'COMMIT', 'REASON'], ...rows])) say(line);
  if (pages > 1) say(`Page ${page} of ${pages}: npm run history -- --page ${(page % pages) + 1}`);
}
