import { onSampleData } from '../../testing/both-databases.ts';

onSampleData('subscriptions', (api) => {
  let callers = 0;
  const subscribe = (payload: object) => {
    callers += 1;
    const remoteAddress = `10.0.1.${callers}`;
    return api().app.inject({ method: 'POST', url: '/api/subscriptions', payload, remoteAddress });
  };
  const stored = (email: string) =>
    api()
      .db.selectFrom('subscriptions')
      .select(['email', 'source', 'accepted'])
      .where('email', 'ilike', email)
      .execute();

  // NEWS-1, NEWS-2
  test('are answered the same whether the address was known or not', async () => {
    const first = await subscribe({ email: 'News@shop.example' });
    const again = await subscribe({ email: 'news@SHOP.example', kind: 'news' });
    expect([first.statusCode, again.statusCode]).toEqual([202, 202]);
    expect(again.body).toBe(first.body);
    expect(await stored('news@shop.example')).toEqual([
      { email: 'News@shop.example', source: 'categories', accepted: false },
    ]);
  });

  // NEWS-2
  test('to the newsletter need the box', async () => {
    const refused = await subscribe({ email: 'letter@shop.example', kind: 'newsletter' });
    expect(refused.statusCode).toBe(422);
    expect(refused.json().errors).toEqual([
      { path: 'accepted', message: 'Tick the box to accept the newsletter' },
    ]);
    expect(await stored('letter@shop.example')).toEqual([]);
    const letter = { email: 'letter@shop.example', kind: 'newsletter', accepted: true };
    expect((await subscribe(letter)).statusCode).toBe(202);
    expect(await stored('letter@shop.example')).toMatchObject([
      { source: 'favorites', accepted: true },
    ]);
  });

  test('that come later accept, and never take it back', async () => {
    const email = 'both@shop.example';
    await subscribe({ email });
    await subscribe({ email, kind: 'newsletter', accepted: true });
    expect(await stored(email)).toMatchObject([{ accepted: true }]);
    await subscribe({ email });
    expect(await stored(email)).toMatchObject([{ accepted: true }]);
  });

  test.each([{}, { email: 'a@b' }, { email: 'x', kind: 'spam' }, { email: null }])(
    '%j is refused',
    async (payload) => {
      expect((await subscribe(payload)).statusCode).toBe(422);
    },
  );
});
