import { SITE_NAME } from '@evmandi/contract/domain/site';
import type { OpenDatabase } from '../src/database/database.ts';
import { type GivenPassword, prepareDatabase, type SampleData } from '../src/database/prepare.ts';
import { hashPassword, verifyPassword } from '../src/identity/passwords.ts';
import { sampleDatabase } from '../testing/sample-database.ts';
import { replaceKnownPasswords } from './accounts.ts';
import { seed } from './seed.ts';

describe('the demo accounts', () => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await sampleDatabase();
  });
  afterAll(() => database?.close());

  const names = async () => {
    const rows = await database.db.selectFrom('users').select('username').orderBy('id').execute();
    return rows.map(({ username }) => username);
  };
  const start = (kind: OpenDatabase['kind']) =>
    prepareDatabase({ ...database, kind }, { sampleData: seed });

  // SEED-4
  test('that an older release did not know come with the next start, of an embedded database alone', async () => {
    const all = ['admin', 'staff', 'dealer', 'customer', 'counter', 'stock', 'platform'];
    expect(await names()).toEqual(all);
    await database.db.deleteFrom('users').where('username', '=', 'platform').execute();
    await start('server');
    expect(await names()).toEqual(all.slice(0, -1));
    await start('embedded');
    await start('embedded');
    expect(await names()).toEqual(all);
  });

  const ALL = ['admin', 'staff', 'dealer', 'customer', 'counter', 'stock', 'platform'];
  const told: GivenPassword[][] = [];
  const startInTheOpen = (sampleData: SampleData | undefined) =>
    prepareDatabase(
      { ...database, kind: 'embedded' },
      { sampleData, guard: { replaceKnownPasswords, tell: (given) => told.push(given) } },
    );
  const hashOf = async (username: string) =>
    (
      await database.db
        .selectFrom('users')
        .select('password_hash')
        .where('username', '=', username)
        .executeTakeFirstOrThrow()
    ).password_hash;

  // SEED-6
  test('made on this machine alone, then started for others > lose their known passwords, told once', async () => {
    const { id } = await database.db
      .selectFrom('users')
      .select('id')
      .where('username', '=', 'admin')
      .executeTakeFirstOrThrow();
    await database.db
      .insertInto('password_links')
      .values({ user_id: id, hash: 'x', expires_at: new Date(Date.now() + 60_000) })
      .execute();
    await database.db
      .updateTable('users')
      .set({ password_hash: await hashPassword('chosen by its person') })
      .where('username', '=', 'stock')
      .execute();
    // Without sample data, too: an earlier start had it.
    await startInTheOpen(undefined);
    await startInTheOpen(seed);
    expect(told).toHaveLength(1);
    const [given = []] = told;
    expect(given.map(({ username }) => username)).toEqual(ALL.filter((name) => name !== 'stock'));
    expect(new Set(given.map(({ password }) => password)).size).toBe(given.length);
    for (const { username, password } of given) {
      expect(password).toMatch(/^[\w-]{16}$/);
      expect(await verifyPassword(await hashOf(username), password)).toBe(true);
      expect(await verifyPassword(await hashOf(username), `evmandi-${username}`)).toBe(false);
    }
    expect(await verifyPassword(await hashOf('stock'), 'chosen by its person')).toBe(true);
    expect(await database.db.selectFrom('password_links').selectAll().execute()).toEqual([]);
    const event = await database.db
      .selectFrom('events')
      .select(['kind', 'actor', 'subject_id'])
      .where('kind', '=', 'password_given')
      .executeTakeFirst();
    expect(event).toEqual({ kind: 'password_given', actor: SITE_NAME, subject_id: id });
    // Back on this machine alone, they keep theirs.
    await start('embedded');
    expect(await verifyPassword(await hashOf('admin'), 'evmandi-admin')).toBe(false);
  });

  // SEED-6
  test('made by a start for others > have random passwords from the beginning', async () => {
    told.length = 0;
    await database.db.deleteFrom('users').where('username', '=', 'platform').execute();
    await startInTheOpen(seed);
    const [given = []] = told;
    expect(given.map(({ username }) => username)).toEqual(['platform']);
    expect(await verifyPassword(await hashOf('platform'), given[0]?.password ?? '')).toBe(true);
  });
});
