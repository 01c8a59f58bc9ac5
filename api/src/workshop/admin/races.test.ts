import { randomUUID } from 'node:crypto';
import { booksApart, move, openCard, opened } from '../../../testing/job-cards.ts';
import { productBySku, setStock } from '../../../testing/ordering.ts';
import { describeWithPostgres } from '../../../testing/postgres-database.ts';
import { sampleServer } from '../../../testing/sample-database.ts';
import { type TestApi, testApi } from '../../../testing/test-api.ts';

const PAD = 'BP-EV-2041';

/** What only a server with many connections can show. */
describeWithPostgres('parts of job cards at the same time', () => {
  let api: TestApi;
  let staff: { authorization: string };
  let productId: string;
  beforeAll(async () => {
    api = await testApi(sampleServer);
    staff = await api.as('staff');
    productId = (await productBySku(api.db, PAD)).id;
  });
  afterAll(() => api?.close());
  afterEach(async () => expect(await booksApart(api.db)).toEqual([]));

  const times = <T>(number: number, work: (index: number) => Promise<T>) =>
    Promise.all(Array.from({ length: number }, (_, index) => work(index)));
  const codes = (answers: { statusCode: number }[]) =>
    answers.map(({ statusCode }) => statusCode).sort((a, b) => a - b);
  const stock = async () => (await productBySku(api.db, PAD)).stock;
  const takenOf = async (number: string): Promise<number> => {
    const card = (await api.get(`/api/job-cards/${number}`, staff)).json();
    return card.parts[0]?.taken ?? 0;
  };

  test('20 takes of 10 pieces, for one card and for four, give exactly 10', async () => {
    for (const many of [1, 4]) {
      const cards = await times(many, () => opened(api, staff));
      await setStock(api.db, PAD, 10);
      const answers = await times(20, (index) => {
        const number = cards[index % many]?.number ?? '';
        return move(api, staff, { number, kind: 'takes', productId, quantity: 1 });
      });
      expect(codes(answers)).toEqual([...Array(10).fill(201), ...Array(10).fill(409)]);
      const taken = await times(many, (index) => takenOf(cards[index]?.number ?? ''));
      expect(taken.reduce((sum, one) => sum + one, 0)).toBe(10);
      expect(await stock()).toBe(0);
    }
  });

  test('what is taken or given back twice with one key moves once; with two keys, no more than is out', async () => {
    const { number } = await opened(api, staff);
    await setStock(api.db, PAD, 10);
    const key = randomUUID();
    const take = { number, kind: 'takes', productId, quantity: 2 } as const;
    expect(codes(await times(5, () => move(api, staff, take, key)))).toEqual(Array(5).fill(201));
    expect([await takenOf(number), await stock()]).toEqual([2, 8]);
    const back = { ...take, kind: 'returns', quantity: 1 } as const;
    const again = randomUUID();
    expect(codes(await times(2, () => move(api, staff, back, again)))).toEqual([201, 201]);
    expect([await takenOf(number), await stock()]).toEqual([1, 9]);
    expect(codes(await times(6, () => move(api, staff, back)))).toEqual([
      201,
      ...Array(5).fill(409),
    ]);
    expect([await takenOf(number), await stock()]).toEqual([0, 10]);
    const other = await move(api, staff, { ...take, quantity: 3 }, key);
    expect([other.statusCode, other.json().code]).toEqual([422, 'idempotency_key_reused']);
  });

  test('of several cards opened at once for one vehicle one is opened', async () => {
    const registration = 'TS 01 R 1';
    const answers = await times(6, () => openCard(api, staff, { registration }));
    expect(codes(answers)).toEqual([201, ...Array(5).fill(409)]);
  });
});
