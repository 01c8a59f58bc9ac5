import { readStaffCall, staffHeaders } from './staff-call.ts';

const SECRET = 'a secret of thirty-two characters';
const CALL = { method: 'POST', path: '/v1/rollbacks', body: '{"app":"catalog"}' };

test('a call made for a person names them, and nobody else, for nothing else, and not for long', () => {
  const now = Date.parse('2025-11-20T06:00:00Z');
  const headers = staffHeaders(SECRET, { ...CALL, by: 'Neha Kulkarni, ಬೆಂಗಳೂರು' }, now);
  expect(readStaffCall(SECRET, headers, CALL, now)).toMatchObject({
    by: 'Neha Kulkarni, ಬೆಂಗಳೂರು',
  });
  const others: Parameters<typeof readStaffCall>[] = [
    [`${SECRET}!`, headers, CALL, now],
    [SECRET, { ...headers, 'x-evmandi-by': 'Asha' }, CALL, now],
    [SECRET, { ...headers, 'x-evmandi-by': '%' }, CALL, now],
    [SECRET, headers, { ...CALL, path: '/v1/rollbacks?x=1' }, now],
    [SECRET, headers, { ...CALL, body: '{"app":"host"}' }, now],
    [SECRET, headers, CALL, now + 10 * 60_000],
    [SECRET, {}, CALL, now],
  ];
  for (const one of others) expect(readStaffCall(...one)).toBeUndefined();
});
