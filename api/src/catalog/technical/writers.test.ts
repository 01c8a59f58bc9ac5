import { type Kysely, sql } from 'kysely';
import { describeWithPostgres } from '../../../testing/postgres-database.ts';
import { sampleServer } from '../../../testing/sample-database.ts';
import type { OpenDatabase } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';
import { fillFacts } from './fill-facts.ts';

describeWithPostgres('several writers of technical facts', () => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await sampleServer();
  });
  afterAll(() => database?.close());

  /** Products alike in all that is counted, and facts that none has yet. */
  const alike = async () => {
    const { rows } = await sql<{ ids: string[] }>`select array_agg(id::text order by id) as ids
      from products group by facet_set_id having count(*) >= 4 order by 1 limit 1`.execute(
      database.db,
    );
    return rows[0]?.ids as [string, string, string, string];
  };
  const write = (db: Kysely<Schema>, id: string, voltage: string) =>
    sql`update products set facts = array[${`voltage:${voltage}`}] where id = ${id}`.execute(db);
  /** Of products whose set says something else than they do. */
  const astray = async () =>
    (
      await sql`select from products join facet_sets on facet_sets.id = facet_set_id
        where facet_sets.facts is distinct from
          array(select fact from unnest(products.facts) fact order by fact collate "C")`.execute(
        database.db,
      )
    ).rows.length;

  test('none waits for another whose products have the same new facts', async () => {
    const { db } = database;
    const [first, second, third, fourth] = await alike();
    await db.transaction().execute((one) =>
      db.transaction().execute(async (other) => {
        await write(one, first, '901 V');
        await write(other, second, '902 V');
        await Promise.all([write(one, third, '902 V'), write(other, fourth, '901 V')]);
      }),
    );
    const { rows } = await sql<{ facts: string }>`select facts[1] as facts from products
      where id = any(${[first, second, third, fourth]}::bigint[]) order by id`.execute(db);
    expect(rows.map(({ facts }) => facts)).toEqual(
      ['901 V', '902 V', '902 V', '901 V'].map((v) => `voltage:${v}`),
    );
    expect(await astray()).toBe(0);
  });

  test('of one product, the last one counts', async () => {
    const { db } = database;
    const [id] = await alike();
    let later: Promise<unknown> = Promise.resolve();
    await db.transaction().execute(async (one) => {
      await write(one, id, '903 V');
      later = write(db, id, '904 V');
      await sql`select pg_sleep(0.2)`.execute(one);
    });
    await later;
    const { rows } = await sql<{ facts: string[]; counted: string[] }>`
      select products.facts, facet_sets.facts as counted from products
      join facet_sets on facet_sets.id = facet_set_id where products.id = ${id}`.execute(db);
    expect(rows).toEqual([{ facts: ['voltage:904 V'], counted: ['voltage:904 V'] }]);
  });

  test('processes that read them at once read each product', async () => {
    const { db } = database;
    await sql`update products set facts = null`.execute(db);
    await Promise.all([fillFacts(db), fillFacts(db), fillFacts(db)]);
    await fillFacts(db);
    const { rows } = await sql`select from products where facts is null`.execute(db);
    expect(rows).toHaveLength(0);
    expect(await astray()).toBe(0);
  });
});
