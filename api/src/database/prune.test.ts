import { sql } from 'kysely';
import { onSampleData } from '../../testing/both-databases.ts';
import { prune } from './prune.ts';

onSampleData('pruning', (api) => {
  test('old keys and visits go, those that are still asked for stay', async () => {
    const { db } = api();
    const ago = (interval: string) =>
      sql<Date>`date_trunc('minute', now() - ${sql.lit(interval)}::interval)`;
    const key = (name: string, age: string) => ({
      scope: 'POST /orders',
      key: name,
      request_hash: 'hash',
      created_at: ago(age),
    });
    await db
      .insertInto('idempotency_keys')
      .values([key('last-week', '8 days'), key('yesterday', '1 day')])
      .execute();
    const visitor = '4d1a2d94-6a3b-4c1e-9b61-2c7f0f8f2f11';
    await db.deleteFrom('visits').execute();
    await db
      .insertInto('visits')
      .values([
        { minute: ago('25 hours'), visitor },
        { minute: ago('29 minutes'), visitor },
      ])
      .execute();
    await prune(db);
    const keys = await db
      .selectFrom('idempotency_keys')
      .where('key', 'in', ['last-week', 'yesterday'])
      .select('key')
      .execute();
    expect(keys).toEqual([{ key: 'yesterday' }]);
    const visits = await db
      .selectFrom('visits')
      .select(sql<boolean>`minute > now() - interval '1 hour'`.as('recent'))
      .execute();
    expect(visits).toEqual([{ recent: true }]);
  });

  test('a table whose rows cannot be deleted holds up no other, and the next run goes on', async () => {
    const { db } = api();
    const old = sql<Date>`now() - interval '2 days'`;
    const visitor = '4d1a2d94-6a3b-4c1e-9b61-2c7f0f8f2f11';
    await db
      .insertInto('idempotency_keys')
      .values({
        scope: 'POST /orders',
        key: 'guarded-key',
        request_hash: 'hash',
        created_at: sql<Date>`now() - interval '8 days'`,
      })
      .execute();
    await db.deleteFrom('visits').execute();
    await sql`insert into visits (minute, visitor)
      select date_trunc('minute', now()) - interval '2 days' - n * interval '1 minute', ${visitor}::uuid
      from generate_series(1, 5001) n`.execute(db);
    await db.insertInto('rate_counts').values({ key: 'old', count: 1, until: old }).execute();
    await sql`create function refuse() returns trigger language plpgsql as $$
      begin raise exception 'canceling statement due to statement timeout'; end $$`.execute(db);
    await sql`create trigger refuse before delete on idempotency_keys
      for each row execute function refuse()`.execute(db);
    await expect(prune(db)).rejects.toThrow(/^idempotency_keys: .*statement timeout$/);
    const left = async (table: 'visits' | 'rate_counts' | 'idempotency_keys') =>
      (await db.selectFrom(table).select(sql`1`.as('one')).execute()).length;
    expect([await left('visits'), await left('rate_counts')]).toEqual([0, 0]);
    await sql`drop function refuse cascade`.execute(db);
    await prune(db);
    const keys = db.selectFrom('idempotency_keys').where('key', '=', 'guarded-key').select('key');
    expect(await keys.execute()).toEqual([]);
  });
});
