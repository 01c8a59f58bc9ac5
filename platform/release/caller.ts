import { hostname, userInfo } from 'node:os';
import type { StaffPerson } from '@evmandi/contract/platform/staff-call';
import type { Call } from '../registry/records/records.ts';
import type { FoundToken } from './tokens.ts';

/** Who makes a call, and what it may be about. */
export interface Caller {
  /** Names it in the log. */
  who: string;
  /** Keeps its uploads apart from those of others. */
  id: string;
  /** The one app that it may ship and take back; `undefined` for everything. */
  app: string | undefined;
  /** Of a person of the staff. */
  account?: Call['account'];
  /** Where it calls from, over the network. */
  address?: string;
  /** Of a caller with a token: when that ends. */
  endsAt?: string;
}

/** A call that the caller has no right to make. */
export class NotAllowed extends Error {
  override readonly name = 'NotAllowed';
}

function accountName(): string {
  try {
    return userInfo().username;
  } catch {
    // An account without a name, as in a container.
    return `account ${process.getuid?.() ?? ''}`.trim();
  }
}

/** The person at a terminal of this machine, who may do whatever the registry's store lets this account do. */
export const localCaller = (): Caller => ({
  who: `${accountName()} at ${hostname()}`,
  id: 'local',
  app: undefined,
});

/** What promotes canaries and takes them back by itself. */
export const RULE_OF_CANARIES: Caller = {
  who: 'the rule of canaries',
  id: 'rule',
  app: undefined,
};

/**
 * A person of the staff, for whom the API calls. The username stands behind the name, because each person may change
 * the own name. `address` is that of the API, for an earlier release of it that sends no account.
 */
export const staffCaller = ({ by, account }: StaffPerson, address: string): Caller => ({
  ...{ who: by, id: 'staff', app: undefined, address },
  ...(account && {
    who: `${by} (${account.username})`,
    account: { id: account.id, username: account.username, name: by },
    address: account.address,
  }),
});

/** Whoever sends a token. */
export const tokenCaller = (
  { token: { id, app }, endsAt }: FoundToken,
  address: string,
): Caller => ({
  who: app === undefined ? `administrator's token ${id}` : `token ${id} of ${app}`,
  ...{ id, app, address, endsAt },
});

/** Whether a caller may ship an app and take it back. */
export const isTheirs = ({ app }: Caller, one: string): boolean => app === undefined || app === one;

/** Throws NotAllowed unless the caller may ship and take back all of these apps. */
export function requireApps(caller: Caller, apps: readonly string[]): void {
  const others = apps.filter((one) => !isTheirs(caller, one));
  if (others.length === 0) return;
  throw new NotAllowed(`This token ships ${caller.app}, not ${others.join(', ')}.`);
}

/** Throws NotAllowed unless the caller may do `what`, which is the administrators'. */
export function requireEverything({ app }: Caller, what: string): void {
  if (app === undefined) return;
  throw new NotAllowed(`This token ships ${app}; ${what} takes an administrator's.`);
}
