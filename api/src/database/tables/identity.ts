import type { AccountKind } from '@evmandi/contract/domain/account';
import type { Generated } from 'kysely';
import type { Id, Instant, InstantNow, InstantOrNull, Optional } from './columns.ts';

export interface IdentityTables {
  /** One row: when this database was used for the first time. */
  installation: { single: Generated<boolean>; first_started_at: Instant };
  permissions: { code: number; name: string };
  roles: {
    id: Id;
    name: string;
    /** Those of `dealer` and `customer`, one each, are given to people who register. */
    kind: Generated<AccountKind>;
    version: Generated<number>;
    /** Whether its accounts sign in with a second factor alone. */
    needs_second_factor: Generated<boolean>;
  };
  role_permissions: { role_id: string; permission_code: number };
  users: {
    id: Id;
    /** Counts the changes, kept by the database. */
    version: Generated<number>;
    username: string;
    name: string;
    password_hash: string;
    role_id: string;
    /** Raised to end every session of the user. */
    token_version: Generated<number>;
    active: Generated<boolean>;
    created_at: InstantNow;
    phone: Optional<string>;
    /** Nobody has proved that it is theirs: it finds no other person's orders. */
    email: Optional<string>;
    company: Optional<string>;
    gstin: Optional<string>;
    /** When the person asked to buy as a dealer, and when that was granted or refused. */
    dealer_asked_at: InstantOrNull;
    dealer_decided_at: InstantOrNull;
    dealer_refusal: Optional<string>;
  };
  /** Secrets that sign tokens: the newest signs, older ones are believed for their tokens' life. */
  token_keys: { id: string; secret: string; made_at: InstantNow };
  /** One row for each sign-in. */
  sessions: {
    /** The `jti` of its tokens. */
    id: string;
    user_id: string;
    created_at: InstantNow;
    /** Kept to the minute. */
    used_at: InstantNow;
    expires_at: Instant;
    ended_at: InstantOrNull;
    address: string;
    /** What the browser says of itself. */
    device: string;
    /** Begun with a second factor, or made one since. */
    second_factor: Generated<boolean>;
    /** When its person last proved to be there: at the sign-in, or by the password since. */
    confirmed_at: InstantOrNull;
    /** What its browser alone has, as `identity/browser-bond.ts` writes it; null until it is bound. */
    bound_to: string | null;
    /** Null where it was bound when it began. */
    bound_late_at: InstantOrNull;
  };
  /** Browsers that signed in to an account once; until when one is not asked for a code. */
  known_devices: {
    hash: string;
    user_id: string;
    used_at: InstantNow;
    trusted_until: InstantOrNull;
    /** Of the cookie that a trusted browser shows besides. */
    trust_hash: string | null;
  };
  /** Ways to set a password that were handed out; the hash is of what the link holds. */
  password_links: { user_id: string; hash: string; expires_at: Instant };
  /** Attempts at a secret, since the last success. */
  tries: { key: string; count: number; at: InstantNow; next_at: InstantOrNull };
  /** Calls in the minute that is counted now. */
  rate_counts: { key: string; count: number; until: Instant };
}
