import { errorSchema } from '../../contract/common.ts';
import { askedSchema, type Question, questionSchema } from '../../contract/questions.ts';
import { onSampleData } from '../../testing/both-databases.ts';

const QUESTION = {
  name: ' Asha Rao ',
  phone: '+91 98480 22338',
  email: 'asha@workshop.example',
  question: 'Do these pads\r\nfit an Ather 450X?',
  product: 'bp-ev-2041',
};

onSampleData('questions', (api) => {
  let callers = 0;
  const ask = (payload: object) => {
    callers += 1;
    const remoteAddress = `10.0.0.${callers}`;
    return api().app.inject({ method: 'POST', url: '/api/questions', payload, remoteAddress });
  };
  const read = async (token: string): Promise<Question> =>
    questionSchema.parse((await api().get(`/api/questions/${token}`)).json());

  // PRODUCT-8
  test('are answered at a page that only the token opens', async () => {
    const answer = await ask(QUESTION);
    expect(answer.statusCode).toBe(201);
    const { number, token } = askedSchema.parse(answer.json());
    expect(token).toMatch(/^[0-9a-f]{32}$/);
    expect(await read(token)).toMatchObject({
      number,
      name: 'Asha Rao',
      question: 'Do these pads\nfit an Ather 450X?',
      product: { id: '1', sku: 'BP-EV-2041' },
      answer: null,
    });

    await api()
      .db.updateTable('questions')
      .set({ answer: 'They do.', answered_at: new Date('2031-01-02T03:04:05Z') })
      .where('number', '=', number)
      .execute();
    expect((await read(token)).answer).toEqual({
      text: 'They do.',
      at: '2031-01-02T03:04:05.000Z',
    });
    expect((await api().get(`/api/questions/${number}`)).statusCode).toBe(404);
  });

  test('tell neither phone nor e-mail address, and are never kept by a cache', async () => {
    const { token } = (await ask(QUESTION)).json();
    const answer = await api().get(`/api/questions/${token}`);
    expect(answer.body).not.toMatch(/98480|workshop\.example/);
    expect(answer.headers['cache-control']).toContain('no-store');
  });

  test('may be about no product', async () => {
    const { token } = (await ask({ ...QUESTION, product: '' })).json();
    expect((await read(token)).product).toBeNull();
  });

  test.each([
    [{ name: ' ' }, 'name'],
    [{ phone: '12' }, 'phone'],
    [{ email: 'asha' }, 'email'],
    [{ question: '' }, 'question'],
    [{ question: 'x'.repeat(2_001) }, 'question'],
    [{ product: 'NONE-1' }, 'product'],
  ])('%j is refused with the field and its remedy', async (wrong, field) => {
    const answer = await ask({ ...QUESTION, ...wrong });
    expect(answer.statusCode).toBe(422);
    const { errors } = errorSchema.parse(answer.json());
    expect(new Set(errors?.map(({ path }) => path))).toEqual(new Set([field]));
    expect(errors?.[0]?.message).toMatch(/^[A-Z].+/);
  });
});
