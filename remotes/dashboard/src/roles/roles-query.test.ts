import { accountsParams, readRolesQuery, rolesAddress } from './roles-query.ts';

const read = (text: string) => readRolesQuery(new URLSearchParams(text));

test('an address that makes no sense asks for everything', () => {
  expect(rolesAddress(read('kind=x&q=%20&page=-1'))).toBe('/dashboard/admin/roles');
});

test('who waits is a state of accounts, not a kind', () => {
  expect(accountsParams(read('kind=waiting&q=raj'))).toEqual({
    state: 'waiting',
    q: 'raj',
    page: 1,
  });
  expect(accountsParams(read('kind=dealer&page=2'))).toEqual({
    kind: 'dealer',
    q: undefined,
    page: 2,
  });
});
