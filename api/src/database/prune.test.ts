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
});
