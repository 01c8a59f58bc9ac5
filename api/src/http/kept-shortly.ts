import type { Database } from '../database/database.ts';
import { SHORT_MS } from './caching.ts';
import { memoize } from './memoize.ts';

interface KeptShortly<T> {
  /** What `load` said of this database, {@link SHORT_MS} ago at most. A failure is not kept. */
  read: (db: Database) => Promise<T>;
  /** Has it loaded anew by this process; others do so within {@link SHORT_MS}. */
  forget: (db: Database) => void;
}

/** For what many requests need of a database and what changes rarely. */
export function keptShortly<T>(load: (db: Database) => Promise<T>): KeptShortly<T> {
  const known = new WeakMap<Database, () => Promise<T>>();
  return {
    read: (db) => {
      const read = known.get(db) ?? memoize(() => load(db), SHORT_MS);
      known.set(db, read);
      return read();
    },
    forget: (db) => void known.delete(db),
  };
}
