import type { LoggedCall } from '../registry/records/records.ts';
import { makersOf } from './read-calls.ts';

const FIRST = '1.0.0-3f2a9c01';
const logged = (id: string, what: string, of: string, result = 'done') =>
  ({ call: { id, what, of }, outcome: { result } }) as LoggedCall;

test('of the calls that name a live version the newest that was done made it, on whichever page it stands', () => {
  const calls = [
    logged('7', 'pin', `catalog ${FIRST}`),
    logged('6', 'rollback', `catalog to ${FIRST}`, 'refused'),
    logged('5', 'rollback', `catalog to ${FIRST}`),
    logged('4', 'promote', 'catalog 1.0.1-00000002'),
    ...Array.from({ length: 30 }, (_, index) => logged(`token ${index}`, 'token_made', 'host')),
    logged('2', 'promote', 'host 1.0.0-00000000'),
    logged('1', 'ship', `auth 1.0.0-00000001, catalog ${FIRST}, host 1.0.0-00000000`),
  ];
  const live = { host: '1.0.0-00000000', catalog: FIRST };
  expect([...makersOf(calls, live)].sort()).toEqual(['2', '5']);
  expect([...makersOf(calls, { ...live, auth: '1.0.0-00000001' })].sort()).toEqual(['1', '2', '5']);
  expect([...makersOf(calls, { catalog: '1.0.0-3f2a9c0' })]).toEqual([]);
});
