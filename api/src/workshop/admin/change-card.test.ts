import { type JobCardDetail, jobCardDetailSchema } from '../../../contract/workshop.ts';
import { onSampleData } from '../../../testing/both-databases.ts';
import { productBySku, setStock } from '../../../testing/ordering.ts';

const PAD = 'BP-EV-2041';

onSampleData('job cards', (api) => {
  let staff: { authorization: string };
  let cards = 0;
  beforeAll(async () => {
    staff = await api().as('staff');
  });
  beforeEach(() => setStock(api().db, PAD, 50));

  /** A new card of the demo customer's vehicle, received with two or no tasks. */
  async function received(tasks = [40, 20]): Promise<string> {
    const { db } = api();
    cards += 1;
    const owner = await db
      .selectFrom('customers')
      .innerJoin('users', 'users.id', 'customers.user_id')
      .select('customers.id')
      .where('users.username', '=', 'customer')
      .executeTakeFirstOrThrow();
    const vehicle = await db
      .insertInto('vehicles')
      .values({
        registration: `TS 01 T ${cards}`,
        name: 'Test scooter',
        picture: JSON.stringify({ kind: 'brakePad', options: {} }),
        customer_id: owner.id,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { id, number } = await db
      .insertInto('job_cards')
      .values({
        vehicle_id: vehicle.id,
        complaint: 'Brake noise',
        mechanic: null,
        promised_at: new Date(Date.now() + 86_400_000),
      })
      .returning(['id', 'number'])
      .executeTakeFirstOrThrow();
    await db
      .insertInto('job_card_events')
      .values({ job_card_id: id, kind: 'received', text: 'Vehicle received', actor: 'Front desk' })
      .execute();
    if (tasks.length > 0) {
      await db
        .insertInto('job_card_tasks')
        .values(
          tasks.map((minutes, index) => ({
            job_card_id: id,
            position: index + 1,
            text: `Task ${index + 1}`,
            minutes,
          })),
        )
        .execute();
    }
    return number;
  }
  const read = async (number: string): Promise<JobCardDetail> => {
    const answer = await api().get(`/api/job-cards/${number}`, staff);
    expect(answer.statusCode).toBe(200);
    return jobCardDetailSchema.parse(answer.json());
  };
  const change = async (number: string, what: object) =>
    api().patch(
      `/api/job-cards/${number}`,
      { version: (await read(number)).version, ...what },
      staff,
    );
  const done = async (number: string, what: object) => {
    const answer = await change(number, what);
    expect([what, answer.statusCode]).toEqual([what, 200]);
    return jobCardDetailSchema.parse(answer.json());
  };
  const addPart = async (number: string, quantity: number, sku = PAD) =>
    api().post(
      `/api/job-cards/${number}/parts`,
      {
        version: (await read(number)).version,
        productId: (await productBySku(api().db, sku)).id,
        quantity,
      },
      staff,
    );

  test('a card goes its way; steps, progress and history tell of it', async () => {
    const number = await received();
    expect(await read(number)).toMatchObject({
      status: 'Received',
      progress: 0,
      mayChange: true,
      nextStatuses: ['In service', 'Waiting for parts'],
    });
    await done(number, { inspected: true });
    expect(await done(number, { status: 'In service' })).toMatchObject({ mechanic: 'Ravi Kumar' });
    const half = await done(number, { tasks: [{ position: 1, done: true }] });
    expect(half.progress).toBe(50);
    expect(half.tasks[0]?.doneAt).not.toBeNull();
    const early = await change(number, { status: 'Ready' });
    expect([early.statusCode, early.json().message]).toEqual([
      409,
      'One task is not done: tick them first',
    ]);
    const ready = await done(number, { tasks: [{ position: 2, done: true }], status: 'Ready' });
    expect(ready).toMatchObject({ status: 'Ready', progress: 100 });
    const home = await done(number, { status: 'Handed over' });
    expect(home.steps.every(({ at }) => at !== null)).toBe(true);
    expect(home.history.map(({ text, by }) => `${text}, ${by}`)).toEqual([
      'Handed over to the owner, Ravi Kumar',
      'Ready for pickup, Ravi Kumar',
      'Done: Task 2, Ravi Kumar',
      'Done: Task 1, Ravi Kumar',
      'Work started, Ravi Kumar',
      'Vehicle inspected, Ravi Kumar',
      'Vehicle received, Front desk',
    ]);
    const list = (await api().get('/api/job-cards', staff)).json().jobCards;
    expect(list.some((card: { number: string }) => card.number === number)).toBe(false);
    expect((await change(number, { status: 'In service' })).statusCode).toBe(409);
  });

  test('back into service from Ready: the work counts again', async () => {
    const number = await received([30]);
    await done(number, { status: 'In service', tasks: [{ position: 1, done: true }] });
    await done(number, { status: 'Ready' });
    const tick = await change(number, { tasks: [{ position: 1, done: false }] });
    expect([tick.statusCode, tick.json().code]).toEqual([409, 'wrong_transition']);
    const back = await done(number, { status: 'In service' });
    expect(back).toMatchObject({ status: 'In service', progress: 99 });
    expect(back.steps.find(({ kind }) => kind === 'ready')?.at).toBeNull();
    expect(await done(number, { tasks: [{ position: 1, done: false }] })).toMatchObject({
      progress: 0,
    });
    await done(number, { tasks: [{ position: 1, done: true }] });
    const again = await done(number, { status: 'Ready' });
    expect(again.steps.find(({ kind }) => kind === 'ready')?.at).not.toBeNull();
  });

  test('without tasks the progress is set by hand, and is 100 when Ready', async () => {
    const number = await received([]);
    expect(await done(number, { status: 'In service', progress: 35 })).toMatchObject({
      progress: 35,
    });
    expect(await done(number, { status: 'Ready' })).toMatchObject({ progress: 100 });
    const counted = await received();
    const answer = await change(counted, { progress: 35 });
    expect([answer.statusCode, answer.json().errors[0].path]).toEqual([422, 'progress']);
  });

  test('the estimate is parts, labour and tax; a part leaves the stock', async () => {
    const number = await received([90, 45]);
    const answer = await addPart(number, 2);
    expect(answer.statusCode).toBe(200);
    const { price } = await productBySku(api().db, PAD);
    const { parts, estimate } = jobCardDetailSchema.parse(answer.json());
    expect(parts).toMatchObject([{ position: 1, sku: PAD, quantity: 2, net: 2 * price }]);
    const labour = 1_125_00;
    const tax = Math.floor((2 * price) / 10) + 112_50;
    expect(estimate).toEqual({
      parts: 2 * price,
      labourMinutes: 135,
      labour,
      tax,
      total: 2 * price + labour + tax,
    });
    expect((await productBySku(api().db, PAD)).stock).toBe(48);
    expect((await addPart(number, 3)).json().parts).toMatchObject([{ quantity: 5 }]);
    expect((await addPart(number, 1, 'HL-LED-1240')).json().parts).toHaveLength(2);
    const short = await addPart(number, 46);
    expect([short.statusCode, short.json().code]).toEqual([409, 'short_stock']);
    expect((await productBySku(api().db, PAD)).stock).toBe(45);
  });

  test('who read an older version changes nothing', async () => {
    const number = await received();
    const { version } = await read(number);
    await addPart(number, 1);
    const path = `/api/job-cards/${number}`;
    const { id } = await productBySku(api().db, PAD);
    const late = [
      await api().patch(path, { version, status: 'In service' }, staff),
      await api().post(`${path}/parts`, { version, productId: id, quantity: 1 }, staff),
    ];
    for (const answer of late) {
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'stale_version']);
    }
    const now = (await read(number)).version;
    const both = await Promise.all([
      api().patch(path, { version: now, status: 'In service' }, staff),
      api().patch(path, { version: now, status: 'Waiting for parts' }, staff),
    ]);
    expect(both.map(({ statusCode }) => statusCode).sort((a, b) => a - b)).toEqual([200, 409]);
  });

  test.each([
    [{}, 'status'],
    [{ status: 'Broken' }, 'status'],
    [{ progress: 100 }, 'progress'],
    [{ progress: -1 }, 'progress'],
    [{ inspected: false }, 'inspected'],
    [{ tasks: [{ position: 9, done: true }] }, 'tasks.0.position'],
    [{ tasks: [{ position: 1, done: 'yes' }] }, 'tasks.0.done'],
  ])('%j is 422 at %s', async (what, path) => {
    const answer = await change(await received(), what);
    expect([answer.statusCode, answer.json().errors[0].path]).toEqual([422, path]);
  });

  test('owners see their card and change nothing; others do not know it', async () => {
    const number = await received();
    const customer = await api().as('customer');
    const own = await api().get(`/api/job-cards/${number}`, customer);
    expect(jobCardDetailSchema.parse(own.json())).toMatchObject({
      mayChange: false,
      nextStatuses: [],
    });
    const body = { version: own.json().version, status: 'In service' };
    expect((await api().patch(`/api/job-cards/${number}`, body, customer)).statusCode).toBe(403);
    expect((await api().post(`/api/job-cards/${number}/parts`, {}, customer)).statusCode).toBe(403);
    for (const account of ['dealer', 'counter'] as const) {
      const answer = await api().get(`/api/job-cards/${number}`, await api().as(account));
      expect(answer.statusCode).toBe(404);
    }
    expect((await api().get(`/api/job-cards/${number}`)).statusCode).toBe(401);
    expect((await api().get('/api/job-cards/JC-0', staff)).statusCode).toBe(404);
  });
});
