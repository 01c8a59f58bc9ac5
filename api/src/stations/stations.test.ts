import { type StationList, stationListSchema } from '../../contract/stations.ts';
import { onSampleData } from '../../testing/both-databases.ts';

onSampleData('service stations', (api) => {
  const place = {
    address: '4-1 Ring Road, Testpur Cross',
    phone: '+91 40 1234 5678',
    works_on: 'Scooters and rickshaws',
    charging: ['AC 7.4 kW'],
    connectors: ['Type 2', 'LEV AC'],
    hours: 'Mon to Sat, 9 to 18',
    takes_job_cards: true,
  };
  beforeAll(async () => {
    await api()
      .db.insertInto('stations')
      .values([
        { ...place, name: 'Zeta EV Care', city: 'Aaburg', pin: '987001' },
        { ...place, name: 'Alpha 100% EV', city: 'Aaburg', pin: '987654' },
      ])
      .execute();
  });

  const read = async (q: string, page = 1): Promise<StationList> => {
    const answer = await api().get(`/api/stations?q=${encodeURIComponent(q)}&page=${page}`);
    return stationListSchema.parse(answer.json());
  };
  const names = async (q: string) => (await read(q)).stations.map(({ name }) => name);

  test('are in the order of city and name, page by page', async () => {
    const [first, second] = (await read('')).stations;
    expect([first?.name, second?.name]).toEqual(['Alpha 100% EV', 'Zeta EV Care']);
    const { page } = await read('');
    const count = await api()
      .db.selectFrom('stations')
      .select((eb) => eb.fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow();
    expect(page.total).toBe(Number(count.count));
    expect((await read('', 999)).stations).toEqual([]);
  });

  test.each([
    ['testpur zeta', ['Zeta EV Care']],
    ['98765', ['Alpha 100% EV']],
    ['AABURG rickshaws', ['Alpha 100% EV', 'Zeta EV Care']],
    ['100%', ['Alpha 100% EV']],
    ['100_', []],
    ['aaburg moon', []],
  ])('%s finds %j', async (q, found) => {
    expect(await names(q)).toEqual(found);
  });
});
