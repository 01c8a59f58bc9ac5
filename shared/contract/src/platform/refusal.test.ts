import { isNotFound, refusal } from './refusal.ts';

const answered = (status: number, data: unknown) =>
  Object.assign(new Error('refused'), { response: { status, data } });

test.each([
  [answered(404, { code: 'unknown_model' }), { status: 404, code: 'unknown_model' }],
  [answered(502, '<html>'), { status: 502 }],
  [answered(500, null), { status: 500 }],
  [new Error('Network Error'), {}],
  ['text', {}],
  [null, {}],
])('what the server said to %s', (error, said) => {
  expect(refusal(error)).toEqual(said);
});

test('only an answer of 404 says that there is no such thing', () => {
  expect([answered(404, ''), answered(500, ''), undefined].map(isNotFound)).toEqual([
    true,
    false,
    false,
  ]);
});
