import { type JobCardDetail, jobCardDetailSchema } from '../../../contract/workshop.ts';
import { onSampleData } from '../../../testing/both-databases.ts';
import { booksApart, move, opened } from '../../../testing/job-cards.ts';
import { productBySku, setStock } from '../../../testing/ordering.ts';

const PAD = 'BP-EV-2041';

onSampleData('a job card', (api) => {
  let staff: { authorization: string };
  let productId: string;
  beforeAll(async () => {
    staff = await api().as('staff');
    productId = (await productBySku(api().db, PAD)).id;
  });
  beforeEach(() => setStock(api().db, PAD, 50));
  afterEach(async () => expect(await booksApart(api().db)).toEqual([]));

  const at = (number: string) => `/api/job-cards/${number}`;
  const read = async (number: string, as = staff) =>
    jobCardDetailSchema.parse((await api().get(at(number), as)).json());
  const change = async (number: string, what: object) =>
    api().patch(at(number), { version: (await read(number)).version, ...what }, staff);
  const done = async (number: string, what: object): Promise<JobCardDetail> => {
    const answer = await change(number, what);
    expect([answer.statusCode, answer.json().message]).toEqual([200, undefined]);
    return jobCardDetailSchema.parse(answer.json());
  };
  const take = (number: string, quantity: number, id = productId) =>
    move(api(), staff, { number, kind: 'takes', productId: id, quantity });
  const giveBack = (number: string, quantity: number) =>
    move(api(), staff, { number, kind: 'returns', productId, quantity });
  const stock = async () => (await productBySku(api().db, PAD)).stock;
  const refusal = async (answer: ReturnType<typeof change>) => {
    const { statusCode, json } = await answer;
    return [statusCode, json().code];
  };

  test('goes from Open to Closed, one event a change', async () => {
    const { number } = await opened(api(), staff);
    await done(number, { task: { text: 'Replace brake pad set', minutes: 25 } });
    await done(number, { complaint: { text: 'Left mirror loose', byOwner: false } });
    const begun = await done(number, { stage: 'In progress' });
    expect(begun).toMatchObject({ mechanic: 'Ravi Kumar', nextStages: ['Ready'], progress: 0 });
    expect(await refusal(change(number, { stage: 'Ready' }))).toEqual([409, 'tasks_open']);
    await done(number, { tasks: [{ position: 1, done: true }], accepted: true });
    expect(await refusal(change(number, { stage: 'Closed' }))).toEqual([409, 'wrong_transition']);
    expect(await refusal(change(number, { stage: 'Open' }))).toEqual([409, 'wrong_transition']);
    const ready = await done(number, { stage: 'Ready' });
    expect(ready).toMatchObject({ progress: 100, nextStages: ['Closed', 'In progress'] });
    expect(await refusal(take(number, 1))).toEqual([409, 'wrong_transition']);
    const closed = await done(number, { stage: 'Closed' });
    expect(closed.stages.every(({ at: reached }) => reached !== null)).toBe(true);
    expect(closed.history.map(({ text }) => text)).toEqual([
      'Ready to Closed',
      'In progress to Ready',
      'Done: Replace brake pad set; Estimate accepted by owner',
      'Open to In progress',
      'Found: Left mirror loose',
      'Task added: Replace brake pad set, 25 min',
      'Card opened',
    ]);
    for (const what of [{ stage: 'In progress' }, { mechanic: null }, { accepted: true }]) {
      expect(await refusal(change(number, what))).toEqual([409, 'wrong_transition']);
    }
  });

  test('comes back from Ready: the work counts again', async () => {
    const { number } = await opened(api(), staff);
    await done(number, { stage: 'In progress', task: { text: 'Test drive', minutes: 15 } });
    await done(number, { tasks: [{ position: 1, done: true }], stage: 'Ready' });
    const back = await done(number, { stage: 'In progress' });
    expect(back).toMatchObject({ stage: 'In progress', progress: 99 });
    expect(back.stages.find(({ stage }) => stage === 'Ready')?.at).toBeNull();
    expect(await done(number, { tasks: [{ position: 1, done: false }] })).toMatchObject({
      progress: 0,
    });
  });

  test('takes from the stock and gives back, wants what is not there, and is Ready only with all of it', async () => {
    const { number } = await opened(api(), staff);
    await done(number, { stage: 'In progress', task: { text: 'Brakes', minutes: 135 } });
    const wanted = await done(number, { part: { productId, quantity: 3 } });
    expect(wanted.parts).toMatchObject([{ wanted: 3, taken: 0, stock: 50 }]);
    await done(number, { tasks: [{ position: 1, done: true }] });
    expect(await refusal(change(number, { stage: 'Ready' }))).toEqual([409, 'parts_waiting']);

    const taken = await take(number, 2);
    expect([taken.statusCode, taken.json().parts[0].taken, await stock()]).toEqual([201, 2, 48]);
    const less = await change(number, { part: { productId, quantity: 1 } });
    expect([less.statusCode, less.json().errors[0].path]).toEqual([409, 'part.quantity']);
    expect((await take(number, 3)).json().parts).toMatchObject([{ wanted: 5, taken: 5 }]);
    const short = await take(number, 46);
    expect([short.statusCode, short.json().code, short.json().errors[0]]).toEqual([
      409,
      'short_stock',
      { path: 'quantity', message: expect.stringContaining('Only 45 of') },
    ]);

    const { price } = await productBySku(api().db, PAD);
    const { estimate } = await read(number);
    const [parts, labour] = [5 * price, 1_125_00];
    const tax = [price * 5, labour].reduce((sum, net) => sum + Math.floor(net / 10 + 0.5), 0);
    expect(estimate).toMatchObject({ parts, labourMinutes: 135, labour, tax });
    expect(estimate.total).toBe(parts + labour + tax);

    expect((await giveBack(number, 4)).json().parts).toMatchObject([{ wanted: 1, taken: 1 }]);
    const many = await giveBack(number, 2);
    expect([many.statusCode, many.json().code]).toEqual([409, 'not_taken']);
    expect((await giveBack(number, 1)).json().parts).toEqual([]);
    expect(await stock()).toBe(50);
    expect((await giveBack(number, 1)).json().code).toBe('not_taken');
    expect(await done(number, { stage: 'Ready' })).toMatchObject({ progress: 100 });
  });

  test('an acceptance holds until work or parts are added', async () => {
    const { number } = await opened(api(), staff);
    const accepted = await done(number, { accepted: true });
    expect(accepted.estimate.acceptedAt).not.toBeNull();
    expect((await take(number, 1)).json().estimate.acceptedAt).toBeNull();
  });

  test('an estimate that grew meanwhile is not accepted by who read the one before', async () => {
    const { number, version } = await opened(api(), staff);
    await take(number, 2);
    const late = await api().patch(at(number), { version, accepted: true }, staff);
    expect([late.statusCode, late.json().code]).toEqual([409, 'stale_version']);
    expect((await read(number)).estimate.acceptedAt).toBeNull();
    // What the estimate counts already makes no other one.
    const wanted = await done(number, { part: { productId, quantity: 3 } });
    expect((await take(number, 1)).json().version).toBe(wanted.version);
  });

  test('who read an older version changes nothing, and is given the card as it is', async () => {
    const { number, version } = await opened(api(), staff);
    await done(number, { mechanic: 'Meena Iyer' });
    const late = await api().patch(at(number), { version, mechanic: null }, staff);
    expect([late.statusCode, late.json().code, late.json().current]).toEqual([
      409,
      'stale_version',
      expect.objectContaining({ number, mechanic: 'Meena Iyer', version: version + 1 }),
    ]);
    const now = version + 1;
    const both = await Promise.all(
      ['Ravi Kumar', null].map((mechanic) =>
        api().patch(at(number), { version: now, mechanic }, staff),
      ),
    );
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  test.each([
    [{}, 'stage'],
    [{ stage: 'Broken' }, 'stage'],
    [{ version: 2_147_483_647, stage: 'Ready' }, 'version'],
    [{ tasks: [{ position: 9, done: true }] }, 'tasks.0.position'],
    [{ tasks: [{ position: 40_000, done: true }] }, 'tasks.0.position'],
    [{ tasks: [{ position: 1, done: 'yes' }] }, 'tasks.0.done'],
    [{ task: { text: ' ', minutes: 5 } }, 'task.text'],
    [{ task: { text: 'x', minutes: 0 } }, 'task.minutes'],
    [{ part: { productId: '999999999', quantity: 1 } }, 'part.productId'],
    [{ part: { productId: '1', quantity: 1_000 } }, 'part.quantity'],
    [{ mechanic: 'Nobody' }, 'mechanic'],
    [{ promisedDay: '2099-01-01' }, 'promisedDay'],
  ])('%j is 422 at %s', async (what, path) => {
    const answer = await change((await opened(api(), staff)).number, what);
    expect([answer.statusCode, answer.json().errors?.[0].path]).toEqual([422, path]);
  });

  // JOB-1, PERM-7
  test('owners look at their card and change nothing; others do not know it', async () => {
    const [customer, dealer] = [await api().as('customer'), await api().as('dealer')];
    const own = await read('JC-2041', customer);
    expect([own.mayChange, own.nextStages]).toEqual([false, []]);
    const { version } = own;
    const part = { number: 'JC-2041', kind: 'takes', productId, quantity: 1 } as const;
    for (const [as, status, code] of [
      [customer, 422, 'permission_missing'],
      [dealer, 404, 'unknown_job_card'],
    ] as const) {
      const tries = [
        await api().patch(at('JC-2041'), { version, stage: 'Ready' }, as),
        await move(api(), as, part),
      ];
      for (const answer of tries) {
        expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
      }
    }
    expect((await api().get(at('JC-2041'), dealer)).statusCode).toBe(404);
    expect((await api().get(at('JC-2041'), await api().as('admin'))).json().mayChange).toBe(true);
    expect((await api().get(at('JC-2041'))).statusCode).toBe(401);
    expect((await api().get(at('JC-0'), staff)).statusCode).toBe(404);
  });
});
