import { isSignedBy, signatureOf } from './signed-call.ts';

const SECRET = 'a secret of the tests';
const call = {
  at: '2025-11-20T06:54:00.000Z',
  method: 'POST',
  path: '/api/internal/audit',
  body: '[]',
};
const now = Date.parse(call.at) + 1_000;

test('a signature is of when, what and the very body, and grows old', () => {
  const signature = signatureOf(SECRET, call);
  expect(isSignedBy(SECRET, call, signature, now)).toBe(true);
  for (const change of [
    { at: '2025-11-20T06:54:00.001Z' },
    { method: 'GET' },
    { path: '/api/internal' },
    { body: '[1]' },
  ]) {
    expect(isSignedBy(SECRET, { ...call, ...change }, signature, now)).toBe(false);
  }
  expect(isSignedBy('another secret', call, signature, now)).toBe(false);
  for (const wrong of ['', 'zz', signature.slice(2), `${signature}00`]) {
    expect(isSignedBy(SECRET, call, wrong, now)).toBe(false);
  }
  expect(isSignedBy(SECRET, call, signature, now + 10 * 60_000)).toBe(false);
});
