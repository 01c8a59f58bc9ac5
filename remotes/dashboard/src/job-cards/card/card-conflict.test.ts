import type { JobCardDetail } from '@evmandi/api/contract/workshop';
import { cardNews, clashesOf, eventsSince, settled } from './card-conflict.ts';

const card = (more: object = {}) =>
  ({
    stage: 'In progress',
    nextStages: ['Ready'],
    mechanic: 'Ravi Kumar',
    odometer: 8412,
    battery: 64,
    promisedAt: '2026-10-02T11:30:00.000Z',
    parts: [],
    estimate: { total: 100_00 },
    history: [{ id: '1' }],
    ...more,
  }) as unknown as JobCardDetail;

test('what only one side touched is no clash', () => {
  const now = card({ mechanic: 'Meena Iyer', estimate: { total: 200_00 } });
  for (const change of [
    { odometer: 9000 },
    { task: { text: 'Wash', minutes: 20 } },
    { complaint: { text: 'Horn', byOwner: true } },
    { stage: 'Ready' as const },
    { part: { productId: '7', quantity: 2 } },
  ]) {
    expect(clashesOf(change, card(), now)).toEqual([]);
  }
});

test('what both touched is shown with both values, and theirs can stand', () => {
  const now = card({ mechanic: 'Meena Iyer', promisedAt: '2026-10-03T11:30:00.000Z' });
  const change = {
    mechanic: null,
    promisedDay: '2026-10-05',
    promisedTime: '17:00',
    odometer: 9000,
  };
  expect(clashesOf(change, card(), now)).toEqual([
    { field: 'mechanic', label: 'Technician', mine: 'nobody', theirs: 'Meena Iyer' },
    {
      field: 'promised',
      label: 'Promised',
      mine: expect.stringContaining('05 Oct'),
      theirs: expect.stringContaining('03 Oct'),
    },
  ]);
  expect(settled(change, { mechanic: 'theirs', promised: 'mine' })).toEqual({
    promisedDay: '2026-10-05',
    promisedTime: '17:00',
    odometer: 9000,
  });
  expect(settled({ mechanic: null }, { mechanic: 'theirs' })).toBeUndefined();
});

test('a step that the card allows no longer can only be let go; of an estimate that grew, too', () => {
  const now = card({ stage: 'Closed', nextStages: [], estimate: { total: 200_00 } });
  const clashes = clashesOf({ stage: 'Ready', accepted: true }, card(), now);
  expect(clashes.map(({ impossible }) => impossible)).toEqual([
    expect.stringContaining('Closed'),
    expect.stringContaining('ask the owner'),
  ]);
});

test('news are what the history gained', () => {
  const now = card({ history: [{ id: '3' }, { id: '2' }, { id: '1' }] });
  expect(eventsSince(card(), now).map(({ id }) => id)).toEqual(['3', '2']);
});

test('what others did is told, and an answer from before the last own change tells nothing', () => {
  const event = (id: string, text: string) => ({ id, text, by: 'Meena Iyer' });
  const [first, second, third] = [event('1', 'A'), event('2', 'B'), event('3', 'C')];
  const before = card({ version: 2, history: [first] });
  const now = card({ version: 2, history: [third, second, first] });
  expect(cardNews(before, now)).toBe('The card has changed: C (Meena Iyer), B (Meena Iyer).');
  expect(cardNews(before, card({ version: 5, history: [event('4', 'D'), ...now.history] }))).toBe(
    'The card has changed: D (Meena Iyer), C (Meena Iyer) and 1 more.',
  );
  expect(cardNews(now, before)).toBe('');
  expect(cardNews(now, now)).toBe('');
  expect(cardNews(now, card({ version: 2, history: [event('9', 'X'), first] }))).toBe('');
});
