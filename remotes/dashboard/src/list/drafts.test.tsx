import { act, renderHook } from '@testing-library/react';
import { parseDrafts, useDrafts } from './drafts.ts';

const KEY = 'evmandi-own-answers';
const NONE = { text: '' };
afterEach(() => localStorage.clear());

test('a draft is found again until it is sent, and not over another answer', () => {
  const { find, keep, drop } = renderHook(useDrafts).result.current;
  act(() => keep({ number: 'Q-1', over: NONE, values: { text: 'Yes, wi' } }));
  act(() => keep({ number: 'Q-1', over: NONE, values: { text: 'Yes, with' } }));
  act(() => keep({ number: 'Q-2', over: NONE, values: { text: 'No' } }));
  expect(find('Q-1', NONE)).toEqual({ text: 'Yes, with' });
  expect(find('Q-1', { text: 'A colleague was faster' })).toBeUndefined();
  act(() => drop('Q-1'));
  expect([find('Q-1', NONE), find('Q-2', NONE)]).toEqual([undefined, { text: 'No' }]);
});

test('the drafts of another account are not shown, and what is damaged is left out', () => {
  const draft = { number: 'Q-1', over: NONE, values: { text: 'Mine' } };
  localStorage.setItem(KEY, JSON.stringify({ state: { drafts: [draft], by: '7' }, version: 1 }));
  const { find } = renderHook(useDrafts).result.current;
  expect(find('Q-1', NONE)).toBeUndefined();
  expect(parseDrafts({ drafts: [draft, null, { ...draft, values: { text: 7 } }], by: 7 })).toEqual({
    drafts: [draft],
    by: null,
  });
  expect(parseDrafts('x')).toBeUndefined();
});
