import { sql } from 'kysely';
import { auditListSchema } from '../../contract/audit.ts';
import { onSampleData } from '../../testing/both-databases.ts';
import { checkChain } from '../events/chain.ts';
import { countFailure, tellFailures } from '../identity/failed-tries.ts';

onSampleData('audit log', (api) => {
  let admin: { authorization: string };
  beforeAll(async () => {
    admin = await api().as('admin');
  });

  const list = async (query = '') =>
    auditListSchema.parse((await api().get(`/api/admin/audit?${query}`, admin)).json());
  const newest = async (query = '') => (await list(query)).entries[0];
  const run = (statement: string) => sql.raw(statement).execute(api().db);
  /** What somebody does who owns the database and hides it well. */
  async function tampering(statement: string, undo: string): Promise<unknown> {
    const both = ['events', 'event_chain'];
    for (const table of both) await run(`alter table ${table} disable trigger user`);
    await run(statement);
    const { broken } = await checkChain(api().db);
    await run(undo);
    for (const table of both) await run(`alter table ${table} enable trigger user`);
    return broken;
  }

  test('says who signed in and out, from where and with what, and never a secret', async () => {
    const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x64) Firefox/140.0' };
    const answer = await api().post(
      '/api/auth/login',
      { username: 'counter', password: 'evmandi-counter' },
      headers,
    );
    const counter = { authorization: `Bearer ${answer.json().token}`, ...headers };
    await api().post('/api/auth/logout', { everywhere: false }, counter);
    const { entries } = await list('q=counter&group=sign_ins');
    expect(entries.slice(0, 2)).toMatchObject([
      { kind: 'signed_out', by: 'Meera Pillai', thing: 'counter', address: '127.0.0.1' },
      {
        kind: 'signed_in',
        device: 'Firefox on Linux',
        requestId: answer.headers['x-request-id'],
      },
    ]);
    const all = await api().get('/api/admin/audit.csv', admin);
    expect(all.body).not.toMatch(/evmandi-|argon2|eyJ/);
  });

  // AUDIT-1
  test('a person named like an administrator > is told from him by the account', async () => {
    const payload = {
      ...{ kind: 'customer', name: 'Asha Rao', username: 'asha.rao.2', accepted: true },
      ...{ email: 'asha2@shop.example', phone: '+91 98765 43210' },
      password: 'a password nobody has',
    };
    const answer = await api().post('/api/auth/register', payload);
    expect(answer.json()).toMatchObject({ user: { username: 'asha.rao.2' } });
    const { entries } = await list('q=Asha+Rao&group=accounts');
    expect(entries[0]).toMatchObject({ by: 'Asha Rao', account: 'asha.rao.2' });
    const signedIn = await list('q=Asha+Rao&group=sign_ins');
    expect(signedIn.entries.at(-1)).toMatchObject({ by: 'Asha Rao', account: 'admin' });
    const file = await api().get('/api/admin/audit.csv?q=Asha+Rao', admin);
    expect(file.body).toContain(`Asha Rao,${entries[0]?.userId},asha.rao.2,`);
  });

  test('failed sign-ins share entries: a stranger cannot fill the log', async () => {
    const { db } = api();
    const count = async () => {
      const { rows } = await sql<{
        entries: number;
        tries: number;
      }>`select count(*)::int as entries, coalesce(sum((after ->> 'times')::int), 0)::int as tries
        from events where kind = 'sign_in_failed'`.execute(db);
      return rows[0] ?? { entries: 0, tries: 0 };
    };
    const before = await count();
    const guess = (username: string, remoteAddress: string) =>
      api().app.inject({
        method: 'POST',
        url: '/api/auth/login',
        remoteAddress,
        payload: { username, password: 'a wrong password' },
      });
    // Past the limit of tries too: what is refused counts as well.
    await Promise.all(Array.from({ length: 12 }, () => guess('stock', '203.0.113.9')));
    await guess('my secret password', '203.0.113.10');
    const told = await count();
    expect(told.entries - before.entries).toBe(2);
    await db
      .updateTable('failed_tries')
      .set({ next_at: new Date(0) })
      .execute();
    await tellFailures(db);
    const after = await count();
    expect(after).toEqual({ entries: told.entries + 1, tries: before.tries + 13 });
    const found = await list('q=203.0.113.9&group=sign_ins');
    expect(found.entries).toMatchObject([
      { kind: 'sign_in_failed', by: 'Unknown person', thing: 'stock', after: { times: 11 } },
      { kind: 'sign_in_failed', thing: 'stock', after: { times: 1 } },
    ]);
    expect((await newest('q=203.0.113.10'))?.thing).toBeNull();
    const everything = await sql<{ text: string }>`select to_jsonb(events)::text as text
      from events where kind = 'sign_in_failed'`.execute(db);
    expect(JSON.stringify(everything.rows)).not.toContain('secret');
    // Names that there are not share 64 entries, from however many addresses.
    const shared = await db.selectFrom('failed_tries').select('key').execute();
    expect(shared.filter(({ key }) => key.startsWith('unknown:')).length).toBeLessThanOrEqual(64);
    await db.deleteFrom('tries').execute();
    await countFailure(db, 'sign_in_failed', null);
  });

  test('an order says who placed it and from where, also what the database writes by itself', async () => {
    await expect(newest('group=orders')).resolves.toBeDefined();
    const [order] = await api()
      .db.selectFrom('orders')
      .select(['number', 'version'])
      .where('status', '=', 'Pending')
      .where('payment', '=', 'Unpaid')
      .orderBy('id', 'desc')
      .limit(1)
      .execute();
    const change = await api().patch(
      `/api/admin/orders/${order?.number}`,
      { version: order?.version, status: 'Cancelled' },
      { ...admin, 'user-agent': 'curl/8' },
    );
    expect(change.statusCode).toBe(200);
    const { entries } = await list(`q=${order?.number}&group=orders`);
    expect(entries[0]).toMatchObject({
      kind: 'cancelled',
      thing: order?.number,
      by: 'Asha Rao',
      address: '127.0.0.1',
      requestId: change.headers['x-request-id'],
    });
    expect(entries.at(-1)).toMatchObject({ kind: 'placed' });
  });

  test.each([
    'customers.csv',
    'orders.csv',
    'quotes.csv',
    'questions.csv',
    'stock.csv',
    'stock/movements.csv',
    'audit.csv',
  ])('an export of %s is written down, with what it was narrowed to', async (file) => {
    const answer = await api().get(`/api/admin/${file}?q=godavari`, admin);
    expect(answer.statusCode).toBe(200);
    const name = file === 'audit.csv' ? 'audit-log' : file.replace('.csv', '').replace('/', '-');
    expect(await newest('group=exports')).toMatchObject({
      kind: 'exported',
      by: 'Asha Rao',
      text: name,
      after: { file: name, q: 'godavari' },
    });
  });

  test('pages go on where the last one ended, both ways', async () => {
    const first = await list('page_size=10');
    const second = await list(`page_size=10&after=${first.older}`);
    expect(first.newer).toBeNull();
    const ids = [...first.entries, ...second.entries].map(({ id }) => id);
    expect(new Set(ids).size).toBe(20);
    const back = await list(`page_size=10&before=${second.newer}`);
    expect(back.entries.map(({ id }) => id)).toEqual(first.entries.map(({ id }) => id));
  });

  test('is narrowed by person, thing and day, and refuses what makes no sense', async () => {
    const { people, entries } = await list('group=exports');
    const asha = people.find(({ name }) => name === 'Asha Rao');
    expect((await list(`who=${asha?.id}&group=exports`)).entries).toHaveLength(entries.length);
    expect((await list('group=exports&to=2001-01-01')).entries).toEqual([]);
    const [one] = (await list('group=orders')).entries;
    const same = await list(`subject=order&subject_id=${one?.subjectId}`);
    expect(new Set(same.entries.map(({ subjectId }) => subjectId))).toEqual(
      new Set([one?.subjectId]),
    );
    for (const wrong of [
      'who=x',
      'group=x',
      'subject_id=-1',
      'from=x',
      'after=1;',
      'page_size=7',
    ]) {
      expect((await api().get(`/api/admin/audit?${wrong}`, admin)).statusCode).toBe(422);
    }
    for (const odd of ["q=';drop table events--", 'q=%25', 'q=%5C', 'after=999999999999']) {
      expect((await api().get(`/api/admin/audit?${odd}`, admin)).statusCode).toBe(200);
    }
  });

  test('no statement changes an entry or takes one away', async () => {
    await checkChain(api().db);
    for (const statement of [
      `update events set actor = 'x'`,
      'delete from events',
      'truncate events cascade',
      `update event_chain set hash = repeat('0', 64)`,
      'delete from event_chain',
      'truncate event_chain',
    ]) {
      await expect(run(statement)).rejects.toMatchObject({ constraint: 'events_kept' });
    }
  });

  test('every entry is chained, and the first that was changed or taken away is named', async () => {
    const checked = await api().post('/api/admin/audit/checks', undefined, admin);
    const { count } = await api()
      .db.selectFrom('events')
      .select(sql<number>`count(*)::int`.as('count'))
      .executeTakeFirstOrThrow();
    expect(checked.json()).toMatchObject({ entries: count, broken: null });
    expect((await list()).chain).toEqual(checked.json());
    const at = (position: number) =>
      `(select event_id from event_chain where position = ${position})`;
    expect(
      await tampering(
        `update events set text = 'nothing' where id = ${at(7)}`,
        `update events set text = null where id = ${at(7)}`,
      ),
    ).toEqual({ position: 7, problem: 'it was changed' });
    await run('create table put_aside as select * from event_chain where position = 9');
    expect(
      await tampering(
        'delete from event_chain where position = 9',
        'insert into event_chain select * from put_aside',
      ),
    ).toEqual({ position: 10, problem: 'entries before this one are missing' });
    expect((await checkChain(api().db)).broken).toBeNull();
  });

  // AUDIT-2
  test('a long log > checked in parts > goes on where it was, and names a break until it is mended', async () => {
    const { db } = api();
    const whole = await checkChain(db);
    expect(whole).toMatchObject({ entries: whole.total, broken: null, full: { entries: 0 } });
    expect((await list()).chain.full.checkedAt).toBe(whole.checkedAt.toISOString());
    const most = Math.ceil(whole.total / 2) - 1;
    const turn = () => checkChain(db, { most });
    const entry = { subject: 'release', subject_id: null, kind: 'tried', actor: 'a team' };
    await db.insertInto('events').values(entry).execute();
    // What is new is compared at once, what is old one part after the other.
    const one = await turn();
    expect(one).toMatchObject({ entries: whole.total + 1, full: { entries: most } });
    expect((await list()).chain).toMatchObject({
      ...{ total: whole.total + 1, entries: whole.total + 1, broken: null },
      full: { checkedAt: whole.checkedAt.toISOString(), entries: most },
    });
    expect((await turn()).full.entries).toBe(2 * most);
    const last = await turn();
    expect(last.full).toEqual({ checkedAt: last.checkedAt, entries: 0 });

    const event = `(select event_id from event_chain where position = ${most + 3})`;
    const rewrite = async (text: string) => {
      await run('alter table events disable trigger user');
      await run(`update events set device = ${text} where id = ${event}`);
      await run('alter table events enable trigger user');
    };
    const { rows } = await sql<{ device: string | null }>`
      select device from events where id = ${sql.raw(event)}`.execute(db);
    await rewrite(`'another'`);
    expect((await turn()).broken).toBeNull();
    const broken = { position: most + 3, problem: 'it was changed' };
    for (let again = 0; again < 2; again += 1) {
      expect(await turn()).toMatchObject({ broken, entries: most + 2 });
      expect((await list()).chain.broken).toEqual(broken);
    }
    await rewrite(rows[0]?.device == null ? 'null' : `'${rows[0].device}'`);
    expect((await turn()).broken).toBeNull();
  });

  test('entries taken from the end of the chain > are missed', async () => {
    const { total } = await checkChain(api().db);
    await run(`create table cut_off as select * from event_chain where position = ${total}`);
    const broken = await tampering(
      `delete from event_chain where position = ${total}`,
      'insert into event_chain select * from cut_off',
    );
    expect(broken).toEqual({ position: total, problem: 'it is missing' });
    expect((await checkChain(api().db)).broken).toBeNull();
  });

  test('an event that is in no chain > is missed', async () => {
    await checkChain(api().db);
    const broken = await tampering(
      `insert into events (subject, kind, actor) values ('release', 'tried', 'nobody')`,
      `delete from events where actor = 'nobody'`,
    );
    expect(broken).toMatchObject({ problem: '1 events are in no chain' });
    expect((await checkChain(api().db)).broken).toBeNull();
  });

  test('many who write at once fork nothing and lose nothing', async () => {
    const { db } = api();
    await Promise.all(
      Array.from({ length: 8 }, async (_, writer) => {
        for (let one = 0; one < 15; one += 1) {
          await db.transaction().execute(async (tx) => {
            await tx
              .insertInto('events')
              .values({ subject: 'release', subject_id: null, kind: 'tried', actor: `w${writer}` })
              .execute();
            await sql`select pg_sleep(0.002)`.execute(tx);
          });
          if (one % 5 === 0) await checkChain(db);
        }
      }),
    );
    const { broken, entries } = await checkChain(db);
    expect(broken).toBeNull();
    const { count } = await db
      .selectFrom('events')
      .select(sql<number>`count(*)::int`.as('count'))
      .executeTakeFirstOrThrow();
    expect(entries).toBe(count);
  });
});
