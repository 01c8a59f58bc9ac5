import { sql } from 'kysely';
import { jobCardListSchema, knownVehiclesSchema } from '../../contract/workshop.ts';
import { onSampleData } from '../../testing/both-databases.ts';

onSampleData('job cards', (api) => {
  type Account = 'admin' | 'staff' | 'dealer' | 'customer';
  const listOf = async (account: Account, query = '') => {
    const answer = await api().get(`/api/job-cards?${query}`, await api().as(account));
    expect(answer.statusCode).toBe(200);
    return jobCardListSchema.parse(answer.json());
  };
  const numbersOf = async (account: Account, query = '') =>
    (await listOf(account, query)).jobCards.map(({ number }) => number);

  // JOB-1
  test('workshop and administration see every card, the newest first', async () => {
    const all = ['JC-2041', 'JC-2040', 'JC-2039', 'JC-2038', 'JC-2037', 'JC-2036'];
    expect(await numbersOf('staff')).toEqual(all);
    expect(await numbersOf('admin')).toEqual(all);
    const [card] = (await listOf('staff')).jobCards;
    expect(card).toMatchObject({
      vehicle: 'Ather 450X',
      registration: 'TS 09 EV 4821',
      complaint: 'Brake noise, front',
      stage: 'In progress',
      status: 'In service',
      progress: 60,
      mechanic: 'Ravi Kumar',
      waiting: false,
      promisedDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
  });

  // JOB-1
  test('others see the cards of their own vehicles, and may not change them', async () => {
    expect(await numbersOf('customer')).toEqual(['JC-2041']);
    expect(await numbersOf('dealer')).toEqual(['JC-2038', 'JC-2036']);
    const { counts, mayChange } = await listOf('dealer');
    expect([counts, mayChange]).toEqual([
      { all: 2, Open: 0, 'In progress': 1, Ready: 1, Closed: 0 },
      false,
    ]);
    expect(await numbersOf('customer', 'q=JC-2040')).toEqual([]);
  });

  test('a stage is shown while all are counted, page by page', async () => {
    const { jobCards, page, counts, atLeast } = await listOf('staff', 'stage=Ready');
    expect(jobCards.map(({ number }) => number)).toEqual(['JC-2038']);
    expect(page).toEqual({ page: 1, pageSize: 10, pages: 1, total: 1 });
    expect(counts).toEqual({ all: 6, Open: 1, 'In progress': 4, Ready: 1, Closed: 0 });
    expect(atLeast).toEqual([]);
    expect(await numbersOf('staff', 'page=2')).toEqual([]);
  });

  test.each([
    ['ts09ev', ['JC-2041']],
    ['TS-09 ev 4821', ['JC-2041']],
    ['ts 08', ['JC-2040', 'JC-2037']],
    ['EV 4821', []],
    ['2038', ['JC-2038']],
    ['jc2038', ['JC-2038']],
    ['JC-203', ['JC-2039', 'JC-2038', 'JC-2037', 'JC-2036']],
    ['bajaj re', ['JC-2040']],
    ['t', []],
    ['%_', []],
    ['TS~', ['JC-2041', 'JC-2040', 'JC-2038', 'JC-2037', 'JC-2036']],
  ])('%j finds %j', async (q, numbers) => {
    expect(await numbersOf('staff', new URLSearchParams({ q }).toString())).toEqual(numbers);
  });

  test('a search that finds more than it gathers says so, and an owner finds the own card behind it', async () => {
    // Before the dealer's own in the order of registrations.
    const many = sql`insert into vehicles (name, owner_name, registration, picture)
      select 'Filler', 'Nobody', 'TS 00 ZZ ' || n, (select picture from vehicles limit 1)
      from generate_series(1000, 3000) n`;
    await many.execute(api().db);
    const [whole, named, few] = [
      await listOf('staff', 'q=ts'),
      await listOf('staff', 'q=filler'),
      await listOf('staff', 'q=ts09'),
    ];
    const every = ['all', 'Open', 'In progress', 'Ready', 'Closed'];
    expect([whole.atLeast, named.atLeast, few.atLeast]).toEqual([every, every, []]);
    expect(await numbersOf('dealer', 'q=ts')).toEqual(['JC-2038', 'JC-2036']);
    await sql`delete from vehicles where name = 'Filler'`.execute(api().db);
  });

  test('a vehicle is found by the beginning of its registration, with its visits', async () => {
    const find = async (account: Account, registration: string) => {
      const path = `/api/job-cards/vehicles?${new URLSearchParams({ registration })}`;
      const answer = await api().get(path, await api().as(account));
      return knownVehiclesSchema.parse(answer.json()).vehicles;
    };
    expect(await find('staff', 'ts09ev4821')).toMatchObject([
      {
        vehicle: 'Ather 450X',
        owner: 'Imran Shaikh',
        odometer: 8412,
        openCard: 'JC-2041',
        visits: [{ number: 'JC-2041', mechanic: 'Ravi Kumar' }],
      },
    ]);
    expect(await find('staff', 'TS 08')).toHaveLength(2);
    expect(await find('dealer', 'ts09ev4821')).toEqual([]);
    expect(await find('staff', 'T')).toEqual([]);
  });

  test('none is shown without a session', async () => {
    const answer = await api().get('/api/job-cards');
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([401, 'no-store']);
  });
});
