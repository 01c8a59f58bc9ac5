import { type Kysely, sql } from 'kysely';
import {
  describeWithPostgres,
  newPostgresDatabase,
  type PostgresDatabase,
} from '../../testing/postgres-database.ts';
import type { OpenDatabase } from './database.ts';
import { keptPlan } from './kept-plans.ts';
import type { Schema } from './schema.ts';

describeWithPostgres('a query of which plans are kept', () => {
  let server: PostgresDatabase;
  let opened: OpenDatabase;
  beforeAll(async () => {
    server = await newPostgresDatabase();
    opened = await server.open();
    await sql`create table kept (id integer, said text)`.execute(opened.db);
    await sql`insert into kept values (1, 'one'), (2, 'two')`.execute(opened.db);
  });
  afterAll(async () => {
    await opened?.close();
    await server?.drop();
  });

  const ask = async (db: Kysely<Schema>, id: number) => {
    const { rows } = await sql<{ said: unknown }>`${keptPlan}select said from kept
      where id = ${id}`.execute(db);
    return rows[0]?.said;
  };
  const prepared = async (db: Kysely<Schema>) => {
    const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements
      where statement like '%from kept%'`.execute(db);
    return rows.length;
  };
  const onOne = <T>(work: (db: Kysely<Schema>) => Promise<T>) =>
    opened.db.connection().execute(work);

  test('is prepared once on a connection, whatever its values', () =>
    onOne(async (db) => {
      expect([await ask(db, 1), await ask(db, 2), await ask(db, 3)]).toEqual([
        'one',
        'two',
        undefined,
      ]);
      expect(await prepared(db)).toBe(1);
    }));

  test('answers where the other end forgets plans, as a pooler does, and is not prepared there again', () =>
    onOne(async (db) => {
      await ask(db, 1);
      await sql`deallocate all`.execute(db);
      expect([await ask(db, 1), await ask(db, 2)]).toEqual(['one', 'two']);
      expect(await prepared(db)).toBe(0);
    }));

  test('answers after a step of the schema changed what it reads', async () => {
    const other = await server.open();
    try {
      await other.db.connection().execute(async (db) => {
        for (let times = 0; times < 6; times += 1) await ask(db, 1);
        await sql`alter table kept alter said type integer using length(said)`.execute(opened.db);
        expect(await ask(db, 1)).toBe(3);
      });
    } finally {
      await other.close();
    }
  });

  test('says what is wrong with it as any other', () =>
    onOne(async (db) => {
      await expect(sql`${keptPlan}select no_such from kept`.execute(db)).rejects.toThrow(/no_such/);
    }));
});
