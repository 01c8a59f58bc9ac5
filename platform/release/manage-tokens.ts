import { UserError } from '../cli/context.ts';
import type { Registry } from '../registry/registry.ts';
import { logged } from './call-log.ts';
import { type Caller, requireEverything } from './caller.ts';
import type { MadeToken, TokenRequest, TokensAnswer } from './contract.ts';
import { endOf, makeToken } from './tokens.ts';

const NAME_PATTERN = /^[a-z][a-z0-9-]*$/;

type Store = Pick<Registry, 'records'>;

/** Makes a token for one app, or, without one, an administrator's. Its text is in the answer and nowhere else. */
export function giveToken(
  { records }: Store,
  caller: Caller,
  { app, days }: TokenRequest,
  now = Date.now(),
): Promise<MadeToken> {
  const of = app === undefined ? 'of an administrator' : `of ${app}`;
  return logged(
    records,
    { caller, what: 'token_made', of },
    async () => {
      requireEverything(caller, 'to make a token');
      if (app !== undefined && !NAME_PATTERN.test(app)) {
        throw new UserError(`${app} can be no name of a remote: lower case, digits and hyphens.`);
      }
      return makeToken(records, { app, days, madeBy: caller.who, now });
    },
    ({ id }) => ({ text: id }),
  );
}

/** All tokens, also those that were revoked; never what opens anything. */
export async function listTokens(
  { records }: Store,
  caller: Caller,
  now = Date.now(),
): Promise<TokensAnswer> {
  requireEverything(caller, 'to list tokens');
  const rows = (await records.tokens()).map(async (token) => {
    const { id, app, madeBy, madeAt, revoked } = token;
    return {
      ...{ id, madeBy, madeAt, endsAt: await endOf(records, token, now) },
      ...(app !== undefined && { app }),
      ...(revoked && { revokedBy: revoked.by, revokedAt: revoked.at }),
    };
  });
  return { tokens: await Promise.all(rows) };
}

/** Takes a token's right away, from the next call on. */
export function revokeToken({ records }: Store, caller: Caller, id: string): Promise<void> {
  return logged(
    records,
    { caller, what: 'token_revoked', of: id },
    async () => {
      requireEverything(caller, 'to revoke a token');
      if (await records.revokeToken(id, caller.who)) return;
      throw new UserError(
        `There is no token ${id} that opens anything: npm run tokens lists them.`,
      );
    },
    () => ({ text: 'from the next call on' }),
  );
}
