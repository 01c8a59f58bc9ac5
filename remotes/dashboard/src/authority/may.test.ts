import type { RoleRow } from '@evmandi/api/contract/accounts';
import { authorityCsv, may } from './may.ts';

const see = { title: 'See orders', codes: [1001, 1010], others: 'own' as const };

test('any one code opens an action; buyers see to their own', () => {
  expect(may(see, [1010, 1002], 'staff')).toBe('Yes');
  expect(may(see, [1002], 'staff')).toBe('No');
  expect(may(see, [], 'dealer')).toBe('Own');
  expect(may({ ...see, others: 'no' }, [], 'customer')).toBe('No');
});

test('the file has a column for each role, and no name of a role is a formula', () => {
  const role: RoleRow = {
    ...{ id: '1', name: '=1+1', kind: 'staff', permissions: [1010], version: 1, accounts: 0 },
    switchedOff: 0,
  };
  const file = authorityCsv(
    { calls: 1, areas: [{ title: 'Orders', actions: [see] }] },
    { roles: [role], changed: null, permissions: [] },
  );
  expect(file).toContain('Orders,See orders,1001 1010,Yes');
  expect(file).not.toMatch(/,=1/);
});
