import type { JobCardDetail } from '@evmandi/api/contract/workshop';
import { http } from '@evmandi/runtime';
import type { CardChange } from './card-change.ts';
import { sendCard } from './send-card.ts';

const card = (more: object = {}) =>
  ({
    number: 'JC-2041',
    version: 1,
    stage: 'Open',
    nextStages: ['In progress'],
    mechanic: null,
    odometer: 8412,
    battery: 64,
    promisedAt: '2026-10-02T11:30:00.000Z',
    complaints: [{ position: 1, text: 'Horn weak', byOwner: true }],
    tasks: [],
    parts: [],
    estimate: { total: 100_00, acceptedAt: null },
    history: [],
    ...more,
  }) as unknown as JobCardDetail;

const stale = Object.assign(new Error('409'), {
  response: { status: 409, data: { code: 'stale_version' } },
});

/** The card has another version by now, as `now` says. */
function changedMeanwhile(now: JobCardDetail) {
  jest.spyOn(http, 'get').mockResolvedValue({ data: now });
  return jest
    .spyOn(http, 'patch')
    .mockRejectedValueOnce(stale)
    .mockResolvedValueOnce({ data: card({ version: 3 }) });
}

const complaint = { text: 'Mirror  loose', byOwner: false };
const inCard = { position: 2, text: 'Mirror loose', byOwner: false };

test.each<[string, CardChange, object]>([
  ['complaint', { complaint }, { complaints: [...card().complaints, inCard] }],
  [
    'task',
    { task: { text: 'Wash', minutes: 20 } },
    { tasks: [{ position: 1, text: 'Wash', minutes: 20 }] },
  ],
  ['stage', { stage: 'In progress' }, { stage: 'In progress', nextStages: ['Ready'] }],
  ['part', { part: { productId: '7', quantity: 2 } }, { parts: [{ productId: '7', wanted: 2 }] }],
  [
    'promise',
    { promisedDay: '2026-10-03', promisedTime: '17:00' },
    { promisedAt: '2026-10-03T11:30:00.000Z' },
  ],
])('a %s whose answer was lost is not sent again', async (_name, change, had) => {
  const now = card({ version: 2, ...had });
  const patch = changedMeanwhile(now);
  await expect(sendCard(card(), change)).resolves.toEqual({ card: now });
  expect(patch).toHaveBeenCalledTimes(1);
});

test('what somebody else put down stands beside the same words of before, and what is left is sent', async () => {
  const now = card({ version: 2, odometer: 9000 });
  const patch = changedMeanwhile(now);
  await sendCard(card(), { odometer: 9000, complaint: { text: 'Horn weak', byOwner: true } });
  expect(patch).toHaveBeenLastCalledWith('/job-cards/JC-2041', {
    version: 2,
    complaint: { text: 'Horn weak', byOwner: true },
  });
});

test('values that differ are to choose from, with what is still to be done', async () => {
  const now = card({ version: 2, odometer: 9000, mechanic: 'Meena Iyer' });
  changedMeanwhile(now);
  const change = { odometer: 9000, mechanic: 'Ravi Kumar' };
  await expect(sendCard(card(), change)).resolves.toEqual({
    conflict: now,
    change: { mechanic: 'Ravi Kumar' },
  });
});
