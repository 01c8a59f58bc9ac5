import type {
  GcAnswer,
  HistoryAnswer,
  MadeToken,
  Retirement,
  TokenRequest,
  TokensAnswer,
} from '../release/contract.ts';
import type { Arguments } from './arguments.ts';
import { type Consent, consentIn } from './consent.ts';
import { UserError } from './context.ts';
import type { RollbackOptions } from './rollback.ts';
import { tellGc } from './tell-gc.ts';
import { pageOf, tellHistory } from './tell-history.ts';
import { tokens } from './tokens.ts';

interface ShipOptions extends Consent {
  share?: string | undefined;
}

/** What commands ask of the platform: in this process, or of a release service elsewhere. */
export interface Calls {
  ship: (apps: readonly string[], options: ShipOptions) => Promise<void>;
  /** Left out where it is not to be had. */
  shipNew?: () => Promise<void>;
  rollback: (options: RollbackOptions) => Promise<void>;
  promote: (app: string) => Promise<void>;
  takeBack: (app: string) => Promise<void>;
  pin: (app: string, reason: string) => Promise<void>;
  unpin: (app: string) => Promise<void>;
  retire: (what: Retirement) => Promise<void>;
  /** Says what is live. */
  status: () => Promise<void>;
  history: (app: string | undefined, page: number) => Promise<HistoryAnswer>;
  /** What nothing uses: deleted, or in a dry run listed. */
  gc: (isDeleting: boolean) => Promise<GcAnswer>;
  tokens: () => Promise<TokensAnswer>;
  giveToken: (asked: TokenRequest) => Promise<MadeToken>;
  revokeToken: (id: string) => Promise<void>;
}

interface Asked extends Arguments {
  command: string | undefined;
}

/** What a command takes, and the call that it makes; `undefined` for words that it does not take. */
function callOf(calls: Calls, asked: Asked, say: (line: string) => void) {
  const { command, names, to, reason, pin } = asked;
  const [name, version, ...more] = names;
  const one = version === undefined ? name : undefined;
  const consent = consentIn(asked);
  switch (command) {
    case 'ship':
      if (!asked.new) return () => calls.ship(names, { ...consent, share: asked.share });
      return names.length === 0 && !asked.share ? calls.shipNew : undefined;
    case 'rollback':
      if (version !== undefined || (name ?? to) === undefined) return undefined;
      return () => calls.rollback({ name, to, reason, pin, consent });
    case 'promote':
      return one && (() => calls.promote(one));
    case 'take-back':
      return one && (() => calls.takeBack(one));
    case 'pin':
      return one && reason && (() => calls.pin(one, reason));
    case 'unpin':
      return one && (() => calls.unpin(one));
    case 'retire':
      if (!name || !version || !reason || more.length > 0) return undefined;
      return () => calls.retire({ app: name, version, reason });
    case 'status':
      return calls.status;
    case 'history':
      if (version !== undefined) return undefined;
      return async () => tellHistory(await calls.history(name, pageOf(asked.page)), say);
    case 'gc':
      if (name !== undefined) return undefined;
      return async () => tellGc(await calls.gc(asked.delete === true), say);
    default:
      return undefined;
  }
}

/** Does what was asked. Throws a UserError, with `usage` for words that no command takes. */
export async function runCommand(
  calls: Calls,
  asked: Asked,
  { usage, say }: { usage: string; say: (line: string) => void },
): Promise<void> {
  const { command, names, all, days } = asked;
  if (command === 'tokens') return tokens(calls, { words: names, all, days, usage }, say);
  const call = callOf(calls, asked, say);
  if (!call) throw new UserError(usage);
  await call();
  const { reason = '' } = asked;
  if (command === 'pin') say(`${names[0]} stays as it is until it is unpinned: "${reason}".`);
  if (command === 'unpin') say(`${names[0]} may be released again.`);
  if (command === 'retire') say(`${names.join(' ')} is released no more: "${reason}".`);
}
