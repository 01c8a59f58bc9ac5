import { onSampleData } from '../../testing/both-databases.ts';

const VISITOR = '4d1a2d94-6a3b-4c1e-9b61-2c7f0f8f2f11';

onSampleData('visits', (api) => {
  const visit = (visitor: unknown) => api().post('/api/visits', { visitor });
  const stored = () =>
    api().db.selectFrom('visits').selectAll().where('visitor', '=', VISITOR).execute();

  test('are counted once a minute for each visitor, however often a page reports', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => visit(VISITOR)));
    expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual(
      answers.map(() => [204, '']),
    );
    const rows = await stored();
    // Two when the minute turned in between.
    expect([1, 2]).toContain(rows.length);
    for (const { minute } of rows) expect(minute.getTime() % 60_000).toBe(0);
  });

  test.each(['', 'me', 1, null, undefined, `${VISITOR}0`])('%j is no visitor', async (visitor) => {
    const answer = await visit(visitor);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors[0].path).toBe('visitor');
  });

  test('no browser keeps the answer', async () => {
    expect((await visit(VISITOR)).headers['cache-control']).toBe('no-store');
  });
});
