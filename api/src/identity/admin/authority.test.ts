import { ROUTES } from '../../routes.ts';
import { readAuthority } from './authority.ts';

test('says of each action what the table of routes lets do it', () => {
  const { calls, areas } = readAuthority(ROUTES);
  expect(calls).toBe(ROUTES.length);
  const actions = areas.flatMap((area) => area.actions);
  expect(actions).toContainEqual({ title: 'Record a refund', codes: [1001], others: 'no' });
  expect(actions).toContainEqual({ title: 'Job cards', codes: [1001, 1002], others: 'own' });
});

test('an action whose call is gone, or needs no permission, is a fault', () => {
  expect(() => readAuthority(ROUTES.filter(({ url }) => url !== '/api/admin/audit'))).toThrow(
    'GET /api/admin/audit is no call that needs a permission',
  );
});
