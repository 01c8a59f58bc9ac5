import { randomUUID } from 'node:crypto';
import { DAY_MS, dayInIndia } from '@evmandi/contract/domain/dates';
import { onSampleData } from '../../../testing/both-databases.ts';
import { openCard, opened } from '../../../testing/job-cards.ts';
import { productBySku, setStock } from '../../../testing/ordering.ts';

const PAD = 'BP-EV-2041';

onSampleData('a new job card', (api) => {
  let staff: { authorization: string };
  beforeAll(async () => {
    staff = await api().as('staff');
  });

  test('of a vehicle that was never here has all that was typed, and one event', async () => {
    await setStock(api().db, PAD, 5);
    const { id } = await productBySku(api().db, PAD);
    const card = await opened(api(), staff, {
      registration: 'ts08hb2217',
      battery: 38,
      mechanic: 'Ravi Kumar',
      keyGiven: true,
      parts: [{ productId: id, quantity: 2 }],
    });
    expect(card).toMatchObject({
      stage: 'Open',
      registration: 'TS 08 HB 2217',
      vehicle: 'Bajaj Chetak 2024',
      owner: 'Fatima Begum',
      complaint: 'Stops at 20 % charge, shows error E-14',
      odometer: 12640,
      battery: 38,
      mechanic: 'Ravi Kumar',
      keyGiven: true,
      warranty: false,
      nextStages: ['In progress'],
      version: 1,
    });
    expect(card.complaints.map(({ text }) => text)).toHaveLength(2);
    expect(card.parts).toMatchObject([{ sku: PAD, wanted: 2, taken: 0, stock: 5, takenAt: null }]);
    expect(card.history.map(({ text, by }) => `${text}, ${by}`)).toEqual([
      'Card opened, Ravi Kumar',
    ]);
    expect(card.picture.path).toContain('/api/pictures/');
    expect((await productBySku(api().db, PAD)).stock).toBe(5);
  });

  test('of a vehicle that was here keeps its name and owner, and no lower odometer', async () => {
    const first = await opened(api(), staff);
    const { registration } = first;
    const again = await openCard(api(), staff, { registration });
    expect([again.statusCode, again.json().code, again.json().errors[0].path]).toEqual([
      409,
      'card_open',
      'registration',
    ]);
    for (const stage of ['In progress', 'Ready', 'Closed']) {
      const { version } = (await api().get(`/api/job-cards/${first.number}`, staff)).json();
      await api().patch(`/api/job-cards/${first.number}`, { version, stage }, staff);
    }
    const lower = await openCard(api(), staff, { registration, odometer: 12_639 });
    expect([lower.statusCode, lower.json().errors]).toEqual([
      422,
      [{ path: 'odometer', message: 'Less than at the last visit (12,640 km): read it again' }],
    ]);
    const second = await opened(api(), staff, {
      registration: registration.toLowerCase().replaceAll(' ', '-'),
      vehicle: undefined,
      owner: 'Somebody else',
      phone: undefined,
    });
    expect(second).toMatchObject({ owner: 'Fatima Begum', vehicle: 'Bajaj Chetak 2024' });
  });

  test('is opened once for a key, and shown to the customer who owns the vehicle', async () => {
    const key = randomUUID();
    const { number: customer } = await api()
      .db.selectFrom('customers')
      .innerJoin('users', 'users.id', 'customers.user_id')
      .select('customers.number')
      .where('username', '=', 'customer')
      .executeTakeFirstOrThrow();
    const body = { registration: 'TS 07 KK 1', customer };
    const answers = await Promise.all([
      openCard(api(), staff, body, key),
      openCard(api(), staff, body, key),
    ]);
    const [first, second] = answers.map((answer) => answer.json());
    expect([first.number, first.owner]).toEqual([second.number, 'Imran Shaikh']);
    const path = `/api/job-cards/${first.number}`;
    const own = await api().get(path, await api().as('customer'));
    expect([own.statusCode, own.json().mayChange]).toEqual([200, false]);
    expect((await api().get(path, await api().as('dealer'))).statusCode).toBe(404);
  });

  test.each([
    [{ registration: '' }, 'registration'],
    [{ registration: 'TS 09 EV 48211' }, 'registration'],
    [{ vehicle: undefined }, 'vehicle'],
    [{ owner: undefined }, 'owner'],
    [{ phone: '12' }, 'phone'],
    [{ customer: 'CUST-0' }, 'customer'],
    [{ odometer: 1.5 }, 'odometer'],
    [{ odometer: -1 }, 'odometer'],
    [{ odometer: 2_000_001 }, 'odometer'],
    [{ battery: 101 }, 'battery'],
    [{ complaints: [] }, 'complaints'],
    [{ complaints: ['Horn', ' '] }, 'complaints.1'],
    [{ parts: [{ productId: '1', quantity: 0 }] }, 'parts.0.quantity'],
    [{ parts: [{ productId: '999999999', quantity: 1 }] }, 'parts.0.productId'],
    [{ mechanic: 'Nobody' }, 'mechanic'],
    [{ promisedDay: dayInIndia(Date.now() - DAY_MS) }, 'promisedDay'],
    [{ promisedDay: '2026-02-30' }, 'promisedDay'],
    [{ promisedTime: '25:00' }, 'promisedTime'],
  ])('%j is 422 at %s', async (what, path) => {
    const answer = await openCard(api(), staff, what);
    expect([answer.statusCode, answer.json().errors?.[0].path]).toEqual([422, path]);
  });

  test('is opened by the workshop alone, which finds parts and technicians for it', async () => {
    const answer = await openCard(api(), await api().as('dealer'));
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'permission_missing']);
    const ask = async (path: string) => (await api().get(path, staff)).json();
    const found = await ask('/api/job-cards/parts?q=BP-EV-20');
    expect(found.parts[0]).toMatchObject({ sku: PAD, stock: expect.any(Number) });
    const { parts } = await ask('/api/job-cards/parts?complaints=Horn%20weak');
    expect(parts.length).toBeGreaterThan(0);
    for (const { name } of parts) expect(name).toMatch(/horn/i);
    const { technicians } = await ask('/api/job-cards/technicians');
    expect(technicians.map(({ name }: { name: string }) => name)).toEqual(
      expect.arrayContaining(['Meena Iyer', 'Ravi Kumar']),
    );
  });
});
