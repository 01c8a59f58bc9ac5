import { jobCardListSchema } from '../../contract/workshop.ts';
import { onSampleData } from '../../testing/both-databases.ts';
import type { DemoAccount } from '../../testing/test-api.ts';

onSampleData('job cards', (api) => {
  const cardsOf = async (account: DemoAccount) => {
    const answer = await api().get('/api/job-cards', await api().as(account));
    expect(answer.statusCode).toBe(200);
    return jobCardListSchema.parse(answer.json()).jobCards;
  };

  test('workshop staff and administration see every card, the newest first', async () => {
    const cards = await cardsOf('staff');
    expect(await cardsOf('admin')).toEqual(cards);
    expect(cards.map(({ number }) => number)).toEqual([
      'JC-2041',
      'JC-2040',
      'JC-2039',
      'JC-2038',
      'JC-2037',
      'JC-2036',
    ]);
    expect(cards[0]).toMatchObject({
      vehicle: 'Ather 450X',
      registration: 'TS 09 EV 4821',
      complaint: 'Brake noise, front',
      status: 'In service',
      progress: 60,
      mechanic: 'Ravi Kumar',
      promisedDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
  });

  test('others see the cards of their own vehicles', async () => {
    expect((await cardsOf('customer')).map(({ number }) => number)).toEqual(['JC-2041']);
    expect((await cardsOf('dealer')).map(({ number }) => number)).toEqual(['JC-2038', 'JC-2036']);
    expect(await cardsOf('counter')).toEqual([]);
  });

  test('none is shown without a session', async () => {
    const answer = await api().get('/api/job-cards');
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([401, 'no-store']);
  });
});
