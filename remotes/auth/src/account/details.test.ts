import { http } from '@evmandi/runtime';
import { type Base, type Details, saveDetails } from './details.ts';

const READ: Details = {
  name: 'Suresh Babu',
  phone: '+91 90000 41127',
  email: 'suresh@godavari.example',
  company: 'Godavari Logistics',
  gstin: '27AAPFU0939F1ZV',
};
const before: Base = { details: READ, version: 1 };
const stale = (current: object) =>
  Object.assign(new Error('409'), {
    isAxiosError: true,
    response: { status: 409, data: { code: 'stale_version', current } },
  });

test('what was changed elsewhere in another field is kept', async () => {
  const there = { ...READ, company: 'Godavari Ltd', version: 2 };
  const patch = jest.spyOn(http, 'patch').mockRejectedValueOnce(stale(there));
  patch.mockResolvedValueOnce({ data: { ...there, version: 3 } });
  await saveDetails(before, { ...READ, phone: '+91 90000 00001' });
  expect(patch).toHaveBeenLastCalledWith('/account', {
    ...READ,
    company: 'Godavari Ltd',
    phone: '+91 90000 00001',
    version: 2,
  });
});

test('both values of a field that was changed twice are told, and nothing is overwritten', async () => {
  const there = { ...READ, phone: '+91 90000 00002', gstin: null, version: 2 };
  const patch = jest.spyOn(http, 'patch').mockRejectedValueOnce(stale(there));
  patch.mockClear();
  const mine = { ...READ, phone: '+91 90000 00001' };
  expect(await saveDetails(before, mine)).toEqual({
    now: { details: { ...READ, phone: there.phone, gstin: '' }, version: 2 },
    mine: { ...mine, gstin: '' },
    clashes: [{ field: 'phone', mine: mine.phone, theirs: there.phone }],
  });
  expect(patch).toHaveBeenCalledTimes(1);
});
