import type { Big, BigGenerated, Instant, InstantNow, InstantOrNull, Optional } from './columns.ts';

/** What proves a person besides the password. */
export interface FactorTables {
  /** Secrets under which others are sealed where the environment gives none; never deleted. */
  sealing_keys: { id: string; secret: string; made_at: InstantNow };
  passkeys: {
    /** The credential's, in base64url. */
    id: string;
    user_id: string;
    public_key: string;
    /** Of its signatures; stays 0 where the authenticator counts none. */
    counter: Big;
    transports: string[];
    /** Whether the authenticator keeps a copy elsewhere. */
    backed_up: boolean;
    name: string;
    created_at: InstantNow;
    used_at: InstantOrNull;
  };
  /** What a passkey has to sign, once: for the session that adds one, or for a sign-in. */
  passkey_challenges: { hash: string; session_id: Optional<string>; expires_at: Instant };
  /** One row for an account that has an authenticator app, or was offered a secret for one. */
  authenticators: {
    user_id: string;
    sealed: Optional<string>;
    /** The 30 seconds of the last code that was taken: none is taken twice. */
    last_step: BigGenerated;
    enabled_at: InstantOrNull;
    /** The sealed secret that takes its place once a code of it was shown. */
    offered: Optional<string>;
    offered_until: InstantOrNull;
  };
  recovery_codes: { user_id: string; hash: string; used_at: InstantOrNull };
  /** Who knew the password and has a step to go; the hash is of what the browser holds. */
  sign_in_tickets: {
    hash: string;
    user_id: string;
    step: string;
    /** Of the password that was known. */
    token_version: number;
    expires_at: Instant;
  };
}
