import { hasEnded, MOST_TOKEN_DAYS, untilEnd } from '@evmandi/contract/platform/token-ends';
import type { MadeToken, TokenRequest, TokensAnswer } from '../release/contract.ts';
import { longDay } from '../release/token-texts.ts';
import { UserError } from './context.ts';
import { minute } from './minute.ts';
import { table } from './table.ts';

/** What there is to call for tokens: here, or at a release service. */
interface TokenCalls {
  tokens: () => Promise<TokensAnswer>;
  giveToken: (asked: TokenRequest) => Promise<MadeToken>;
  revokeToken: (id: string) => Promise<void>;
}

interface TokenCommand {
  words: readonly string[];
  /** Instead of one app: everything. */
  all?: boolean | undefined;
  /** After how many days a new one ends, as a person says it. */
  days?: string | undefined;
  usage: string;
}

/** What a person typed, as a number. Throws a UserError for what no token can have. */
function daysOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const days = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  if (days >= 1 && days <= MOST_TOKEN_DAYS) return days;
  throw new UserError(
    `--days ${text}: a token ends after 1 to ${MOST_TOKEN_DAYS} days. Give a whole number of days, such as --days 30.`,
  );
}

/** `ended` alone needs no day: the time before it says it. */
function endOf(endsAt: string | null | undefined, now: number): string {
  if (!endsAt) return '-';
  return `${minute(endsAt)}, ${hasEnded(endsAt, now) ? 'ended' : untilEnd(endsAt, now)}`;
}

async function list(calls: TokenCalls, say: (line: string) => void, now: number): Promise<void> {
  const { tokens } = await calls.tokens();
  if (tokens.length === 0) {
    say('There are no tokens: npm run tokens -- make <remote>');
    return;
  }
  const rows = tokens.map(({ id, app, madeBy, madeAt, endsAt, revokedBy, revokedAt }) => [
    id,
    app ?? 'everything',
    minute(madeAt),
    madeBy,
    endOf(endsAt, now),
    revokedAt === undefined ? '-' : `${minute(revokedAt)} by ${revokedBy}`,
  ]);
  const head = ['TOKEN', 'SHIPS', 'MADE', 'BY', 'ENDS', 'REVOKED'];
  for (const line of table([head, ...rows])) say(line);
}

/** `npm run tokens`: lists them; `make <remote>`, or `make --all`, with `--days`; `revoke <id>`. */
export async function tokens(
  calls: TokenCalls,
  { words: [verb, name, ...more], all, days, usage }: TokenCommand,
  say: (line: string) => void,
  now = Date.now(),
): Promise<void> {
  if (verb === undefined) return list(calls, say, now);
  if (verb === 'make' && (name === undefined) === (all === true) && more.length === 0) {
    const { text, endsAt } = await calls.giveToken({ app: name, days: daysOf(days) });
    const ships = name ?? 'everything, and makes and revokes tokens';
    const ends = endsAt ? ` and ends on ${longDay(endsAt)}` : '';
    say(`This token ships ${ships}${ends}. It is shown once:`);
    say(text);
  } else if (verb === 'revoke' && name !== undefined && more.length === 0) {
    await calls.revokeToken(name);
    say(`Token ${name} opens nothing any more.`);
  } else throw new UserError(usage);
}
