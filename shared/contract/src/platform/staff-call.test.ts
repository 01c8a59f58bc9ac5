import { readStaffCall, type StaffAccount, staffHeaders } from './staff-call.ts';

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

// AUDIT-3
test('a call with an account > read with the secret > tells the account, and a changed account is refused', () => {
  const now = Date.parse('2025-11-20T06:00:00Z');
  const account: StaffAccount = { id: '7', username: 'platform', address: '203.0.113.9' };
  const headers = staffHeaders(SECRET, { ...CALL, by: 'Asha Rao', account }, now);
  expect(readStaffCall(SECRET, headers, CALL, now)).toMatchObject({ by: 'Asha Rao', account });
  const other = staffHeaders(
    SECRET,
    { ...CALL, by: 'Asha Rao', account: { ...account, id: '1' } },
    now,
  );
  const name = 'x-evmandi-account';
  const mixed = { ...headers, [name]: other[name] };
  expect(readStaffCall(SECRET, mixed, CALL, now)).toBeUndefined();
});

// AUDIT-3
test('a call of an earlier API, without an account > read > names the person', () => {
  const now = Date.parse('2025-11-20T06:00:00Z');
  const headers = staffHeaders(SECRET, { ...CALL, by: 'Asha Rao' }, now);
  const read = readStaffCall(SECRET, headers, CALL, now);
  expect(read?.by).toBe('Asha Rao');
  expect(read?.account).toBeUndefined();
});

// AUDIT-3
test('a call with an account > without its new headers, as an earlier service reads it > names the person', () => {
  const now = Date.parse('2025-11-20T06:00:00Z');
  const account: StaffAccount = { id: '7', username: 'platform', address: '203.0.113.9' };
  const headers = staffHeaders(SECRET, { ...CALL, by: 'Asha Rao', account }, now);
  const known = ['x-evmandi-at', 'x-evmandi-by', 'x-evmandi-signature'];
  const old = Object.fromEntries(known.map((name) => [name, headers[name]]));
  expect(readStaffCall(SECRET, old, CALL, now)?.by).toBe('Asha Rao');
});
