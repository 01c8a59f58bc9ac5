import type { MadeToken, TokensAnswer } from '../release/contract.ts';
import { UserError } from './context.ts';
import { minute } from './minute.ts';
import { table } from './table.ts';

/** What there is to call for tokens: here, or at a release service. */
interface TokenCalls {
  tokens: () => Promise<TokensAnswer>;
  giveToken: (app: string | undefined) => Promise<MadeToken>;
  revokeToken: (id: string) => Promise<void>;
}

interface TokenCommand {
  words: readonly string[];
  /** Instead of one app: everything. */
  all?: boolean | undefined;
  usage: string;
}

async function list(calls: TokenCalls, say: (line: string) => void): Promise<void> {
  const { tokens } = await calls.tokens();
  if (tokens.length === 0) {
    say('There are no tokens: npm run tokens -- make <remote>');
    return;
  }
  const rows = tokens.map(({ id, app, madeBy, madeAt, revokedBy, revokedAt }) => [
    id,
    app ?? 'everything',
    minute(madeAt),
    madeBy,
    revokedAt === undefined ? '-' : `${minute(revokedAt)} by ${revokedBy}`,
  ]);
  for (const line of table([['TOKEN', 'SHIPS', 'MADE', 'BY', 'REVOKED'], ...rows])) say(line);
}

/** `npm run tokens`: lists them; `make <remote>`, or `make --all`; `revoke <id>`. */
export async function tokens(
  calls: TokenCalls,
  { words: [verb, name, ...more], all, usage }: TokenCommand,
  say: (line: string) => void,
): Promise<void> {
  if (verb === undefined) return list(calls, say);
  if (verb === 'make' && (name === undefined) === (all === true) && more.length === 0) {
    const { text } = await calls.giveToken(name);
    say(
      `This token ships ${name ?? 'everything, and makes and revokes tokens'}. It is shown once:`,
    );
    say(text);
  } else if (verb === 'revoke' && name !== undefined && more.length === 0) {
    await calls.revokeToken(name);
    say(`Token ${name} opens nothing any more.`);
  } else throw new UserError(usage);
}
