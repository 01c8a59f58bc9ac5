import type { AccountRow, RoleRow } from '@evmandi/api/contract/accounts';
import { http } from '@evmandi/runtime';
import { saveRole } from './role-values.ts';
import { saveAccount } from './send-roles.ts';

const ROLE = {
  ...{ id: '7', version: 1, name: 'Counter', kind: 'staff', permissions: [1010] },
  needsSecondFactor: false,
} as unknown as RoleRow;
const ACCOUNT = {
  ...{ id: '9', version: 1, name: 'Asha', role: { id: '1', name: 'Counter' } },
} as unknown as AccountRow;

/** The first change is refused, since the row is as `now` says; what is sent then is taken. */
function changedMeanwhile(now: object) {
  const stale = { isAxiosError: true, response: { status: 409, data: { code: 'stale_version' } } };
  jest.spyOn(http, 'get').mockResolvedValue({ data: now });
  return jest
    .spyOn(http, 'patch')
    .mockRejectedValueOnce(Object.assign(new Error('stale'), stale))
    .mockResolvedValue({ data: now });
}
afterEach(() => jest.restoreAllMocks());

test('of a role what somebody else alone changed is kept without a question', async () => {
  const patch = changedMeanwhile({ ...ROLE, version: 2, permissions: [1010, 1011] });
  const mine = { name: 'Till', permissions: [1010], needsSecondFactor: true } as const;
  const outcome = await saveRole(ROLE, { ...mine, permissions: [...mine.permissions] });
  expect(outcome).toHaveProperty('done');
  expect(patch.mock.lastCall?.[1]).toEqual({
    ...{ version: 2, name: 'Till', permissions: [1010, 1011] },
    needsSecondFactor: true,
  });
});

test('of an account, too; what both changed, each to another value, is asked', async () => {
  const role = { id: '2', name: 'Stock' };
  const patch = changedMeanwhile({ ...ACCOUNT, version: 2, name: 'Asha Rao' });
  await saveAccount(ACCOUNT, { name: 'Asha', roleId: role.id });
  expect(patch.mock.lastCall?.[1]).toEqual({ version: 2, name: 'Asha Rao', roleId: role.id });

  jest.restoreAllMocks();
  changedMeanwhile({ ...ACCOUNT, version: 2, role });
  expect(await saveAccount(ACCOUNT, { name: 'Asha', roleId: '3' })).toHaveProperty('conflict');
});
