import type { Generated } from 'kysely';
import type { Id, Instant, InstantNow } from './columns.ts';

export interface IdentityTables {
  /** One row: when this database was used for the first time. */
  installation: { single: Generated<boolean>; first_started_at: Instant };
  permissions: { code: number; name: string };
  roles: {
    id: Id;
    name: string;
    version: Generated<number>;
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
  };
}
