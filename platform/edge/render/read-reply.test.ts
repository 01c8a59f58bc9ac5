import { readReply } from './read-reply.ts';

const LARGE = 'x'.repeat(20_000_000);
class Money {
  paise = 1;
}

test.each<[string, unknown]>([
  ['Map', new Map([[1, LARGE]])],
  ['Set', new Set([LARGE])],
  ['ArrayBuffer', new ArrayBuffer(64_000_000)],
  ['Uint8Array', new Uint8Array(8)],
  ['Error', new Error(LARGE)],
  ['RegExp', /x/],
  ['Date', new Date(0)],
  ['String', Object('x')],
  ['bigint', 2n ** 1_000_000n],
  ['function', () => undefined],
  ['Promise', Promise.resolve()],
  ['Object', new Money()],
  ['Object', Object.setPrototypeOf(new Map([[1, LARGE]]), null)],
  ['a list with names', Object.assign([1], { more: LARGE })],
  ['a list with names', Object.assign([1], { more: LARGE, NaN: 1 })],
  ['a list with names', Object.assign([1], { '1.5': LARGE })],
  ['Date', Object.setPrototypeOf(new Date(0), null)],
])('readReply > answer holds %s > is a render that failed', (kind, value) => {
  const answer = { files: [], result: { page: { loaderData: { a: [1, value] } } } };
  expect(readReply({ kind: 'done', answer, loaded: [] })).toEqual({
    kind: 'failed',
    message: `an answer that cannot be sent: result.page.loaderData.a.1: ${kind} is not JSON`,
    loaded: [],
  });
});

test('readReply > answer is nested deeper than an edge can read > is a render that failed', () => {
  let deep: object = {};
  for (let level = 0; level < 3_000; level += 1) deep = { d: deep };
  const answer = { files: [], result: { page: { loaderData: deep } } };
  expect(readReply({ kind: 'done', answer, loaded: [] })).toMatchObject({
    kind: 'failed',
    message: expect.stringMatching(/: more than 200 levels deep, which is not JSON$/),
  });
});

test('readReply > answer holds all that JSON has, and undefined > is handed on', () => {
  const bare = Object.assign(Object.create(null), {
    'a.b': undefined,
    list: [null, undefined, true, 0.5],
  });
  const page = { kind: 'screen', loaderData: { a: JSON.parse('{"__proto__":{"x":[{}]}}'), bare } };
  const head = { title: '', description: undefined };
  const result = { kind: 'page', status: 200, html: '', links: '', head, page, routeIds: [] };
  const reply = { kind: 'done', answer: { files: [], result }, loaded: [] };
  expect(readReply(reply)).toBe(reply);
});

test('what a worker says is limited here too, whatever the worker does', () => {
  const loaded = [1];
  const read = (answer: unknown) => readReply({ kind: 'done', answer, loaded });
  const tooLarge = { kind: 'failed', message: 'an answer of more than 8 MB', loaded };
  const endless: unknown[] = [];
  endless.push(endless);
  expect(read({ result: { html: 'x'.repeat(9_000_000) } })).toEqual(tooLarge);
  expect(read({ result: new Array(2_000_000) })).toEqual(tooLarge);
  expect(read({ result: endless })).toMatchObject({
    kind: 'failed',
    message: expect.stringContaining('levels deep'),
  });
  const message = 'x'.repeat(100_000);
  expect(readReply({ kind: 'failed', message, loaded })).toMatchObject({
    message: 'x'.repeat(4_000),
  });
  const ids = new Array(2_000).fill(1);
  expect(readReply({ kind: 'done', loaded: ids })).toBeUndefined();
  expect(read(undefined)).toMatchObject({ kind: 'done' });
});
