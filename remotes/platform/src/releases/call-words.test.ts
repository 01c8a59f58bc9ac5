import type { CallRow, LiveAnswer } from '@evmandi/contract/platform/staff-reads';
import { callState, callTitle, refusalText } from './call-words.ts';

const call = (more: Partial<CallRow>): CallRow => ({
  ...{ id: '1', at: '2025-11-20T06:54:00.000Z', what: 'ship', who: 'token of catalog' },
  ...{ of: 'catalog 1.0.0-3f2a9c01', commit: null, address: null, result: 'done' },
  ...{ text: 'composition 2', composition: 2, live: false, refusals: [] },
  ...more,
});
const part = (name: string, version: string, canary?: string) => ({
  ...{ name, version },
  canary: canary === undefined ? null : { version: canary, share: 500 },
});
const live = {
  parts: [part('catalog', '1.0.0-3f2a9c01', '1.0.1-00000001'), part('host', '1.0.0-00000000')],
} as unknown as LiveAnswer;

test('a release is live, a canary, or was once; what is under way has no result', () => {
  const text = (more: Partial<CallRow>) => callState(call(more), live).text;
  expect(text({ live: true })).toBe('Live');
  // The live version, which a later call has put there.
  expect(text({})).toBe('Done');
  expect(text({ of: 'catalog 1.0.1-00000001' })).toBe('Canary 5%');
  expect(text({ of: 'catalog 1.0.0-3f2a9c0' })).toBe('Done');
  expect(text({ result: 'refused' })).toBe('Refused');
  expect(text({ result: null })).toBe('Under way');
  expect(text({ what: 'pin' })).toBe('Done');
});

test('a call that is newer than this screen has its own name', () => {
  expect(callTitle(call({ what: 'take_back' }))).toBe('Canary taken back');
  expect(callTitle(call({ what: 'frozen_solid' }))).toBe('Frozen solid');
});

test('a refusal is passed on with rule, place and remedy', () => {
  const refusals = [{ rule: 'routes-gone', place: 'route /x', message: 'is gone', remedy: 'Keep' }];
  expect(refusalText(call({ result: 'refused', refusals }))).toContain(
    'Rule: routes-gone\nPlace: route /x is gone\nRemedy: Keep',
  );
});
