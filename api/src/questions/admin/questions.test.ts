import { adminQuestionListSchema, adminQuestionSchema } from '../../../contract/admin-questions.ts';
import { waitingRequestsSchema } from '../../../contract/admin-requests.ts';
import { MAX_SAVED_ANSWERS, savedAnswersSchema } from '../../../contract/saved-answers.ts';
import { onSampleData } from '../../../testing/both-databases.ts';
import { productBySku } from '../../../testing/ordering.ts';

onSampleData('questions', (api) => {
  let admin: { authorization: string };
  beforeAll(async () => {
    admin = await api().as('admin');
  });

  async function asked(text: string, sku?: string): Promise<string> {
    const product = sku ? await productBySku(api().db, sku) : undefined;
    const { number } = await api()
      .db.insertInto('questions')
      .values({
        name: 'Nadia Khan',
        phone: '+91 90000 00001',
        email: 'nadia@ask.example',
        text,
        product_id: product?.id ?? null,
        sku: sku ?? null,
        product_name: product?.name ?? null,
      })
      .returning('number')
      .executeTakeFirstOrThrow();
    return number;
  }
  const list = async (query = '') =>
    adminQuestionListSchema.parse((await api().get(`/api/admin/questions?${query}`, admin)).json());
  const read = async (number: string) =>
    adminQuestionSchema.parse((await api().get(`/api/admin/questions/${number}`, admin)).json());
  const answer = (number: string, body: object) =>
    api().post(`/api/admin/questions/${number}/answer`, body, admin);

  test('staff read and answer, and the counts follow', async () => {
    const before = (await list()).counts;
    const number = await asked('Does it fit a 2021 model?', 'BP-EV-2041');
    expect((await list()).questions[0]).toMatchObject({
      number,
      status: 'Open',
      product: { sku: 'BP-EV-2041' },
      answer: null,
    });
    const { version } = await read(number);
    const reply = await answer(number, { version, text: ' Yes, all of them. ' });
    expect(adminQuestionSchema.parse(reply.json())).toMatchObject({
      status: 'Answered',
      answer: { text: 'Yes, all of them.', by: 'Asha Rao' },
    });
    const { counts } = await list();
    expect(counts).toEqual({
      all: before.all + 1,
      Open: before.Open,
      Answered: before.Answered + 1,
    });
    expect((await list('status=Answered')).page.total).toBe(counts.Answered);
    expect((await list('status=Open')).questions.every(({ status }) => status === 'Open')).toBe(
      true,
    );
  });

  test('two who answer at once: one does, the other is told', async () => {
    const number = await asked('Who is first?');
    const { version } = await read(number);
    const answers = await Promise.all([
      answer(number, { version, text: 'One' }),
      answer(number, { version, text: 'Two' }),
    ]);
    const codes = answers.map(({ statusCode }) => statusCode).sort((a, b) => a - b);
    expect(codes).toEqual([200, 409]);
    const late = answers.find(({ statusCode }) => statusCode === 409)?.json();
    expect(adminQuestionSchema.parse(late.current).answer?.by).toBe('Asha Rao');
    expect((await read(number)).events).toMatchObject([{ kind: 'answered', by: 'Asha Rao' }]);
    const kept = answers.find(({ statusCode }) => statusCode === 200)?.json().answer.text;
    expect((await read(number)).answer?.text).toBe(kept);
  });

  test('found by text, name, number and product; wrong bodies are named', async () => {
    const number = await asked('Is 100% copper_wire inside?', 'BD-220-W');
    for (const q of ['100% copper', number, 'copper_wire']) {
      const found = await list(`q=${encodeURIComponent(q)}`);
      expect([q, found.questions.map((one) => one.number)]).toEqual([q, [number]]);
    }
    expect((await list('q=copper-wire')).questions).toEqual([]);
    expect((await answer(number, { version: 1, text: '  ' })).json().errors[0].path).toBe('text');
    expect((await answer('Q-0', { version: 1, text: 'x' })).statusCode).toBe(404);
  });

  test('what waits is counted for the menu, and a file holds what the filters leave', async () => {
    const before = await list();
    const number = await asked('=SUM(A1) of wires?');
    const waiting = await api().get('/api/admin/requests/waiting', admin);
    const { questions } = waitingRequestsSchema.parse(waiting.json());
    expect(questions).toBe(before.counts.Open + 1);
    expect((await list()).stats).toMatchObject({
      waiting: questions,
      asked: { now: before.stats.asked.now + 1 },
    });
    const file = await api().get('/api/admin/questions.csv?status=Open&q=of%20wires', admin);
    const [head, line, ...more] = file.body.trimEnd().split('\r\n');
    expect([head?.startsWith('\uFEFFQuestion,Asked'), more]).toEqual([true, []]);
    expect(line?.startsWith(`${number},`)).toBe(true);
    expect(line).toContain("'=SUM(A1) of wires?");
  });

  test('a text is saved once for all of the staff, removed by any, and there are so many at most', async () => {
    const url = '/api/admin/saved-answers';
    const counter = await api().as('counter');
    const save = (text: string, as = counter) => api().post(url, { text }, as);
    const texts = (answer: { json: () => unknown }) =>
      savedAnswersSchema.parse(answer.json()).answers.map(({ text }) => text);
    const long = 'y'.repeat(2_000);
    for (const text of [long, ' See the =manual ', 'See the =manual']) await save(text);
    expect(texts(await api().get(url, admin))).toEqual(['See the =manual', long]);
    expect((await save(' ')).json().errors).toEqual([{ path: 'text', message: 'Enter an answer' }]);
    // One place is left.
    const filler = Array.from({ length: MAX_SAVED_ANSWERS - 3 }, (_, at) => ({
      text: `Text ${at}`,
    }));
    await api().db.insertInto('saved_answers').values(filler).execute();
    const three = await Promise.all(['A', 'B', 'C'].map((text) => save(text)));
    expect(three.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
    expect(three.find(({ statusCode }) => statusCode === 409)?.json().code).toBe('answers_full');
    for (const { id } of savedAnswersSchema.parse((await api().get(url, admin)).json()).answers) {
      const removed = await api().app.inject({
        method: 'DELETE',
        url: `${url}/${id}`,
        headers: admin,
      });
      expect(removed.statusCode).toBe(200);
    }
    expect(texts(await api().get(url, counter))).toEqual([]);
    const gone = await api().app.inject({ method: 'DELETE', url: `${url}/1`, headers: admin });
    expect(gone.statusCode).toBe(404);
    const dealer = await api().as('dealer');
    expect((await api().get(url, dealer)).json().code).toBe('permission_missing');
  });

  test('only accounts with the permission', async () => {
    const number = await asked('Secret?');
    const staff = await api().as('staff');
    expect((await api().get('/api/admin/questions', staff)).json().code).toBe('permission_missing');
    expect((await api().get(`/api/admin/questions/${number}`)).statusCode).toBe(401);
    expect((await api().post(`/api/admin/questions/${number}/answer`, {}, staff)).json().code).toBe(
      'permission_missing',
    );
  });
});
