import type { Composition } from '@evmandi/contract/platform/composition';
import { withdrawnAfter } from './withdrawn.ts';

const live = (shop: string, withdrawn?: string[]) =>
  ({ host: '1', remotes: { shop }, ...(withdrawn && { withdrawn }) }) as unknown as Composition;
const next = (shop: string) => ({
  host: { name: 'host', version: '1' },
  remotes: [{ name: 'shop', version: shop }],
});

test('what a rollback replaces is withdrawn, and stays so until it is live again', () => {
  expect(withdrawnAfter(undefined, next('1'), false)).toEqual({});
  expect(withdrawnAfter(live('1'), next('2'), false)).toEqual({});
  expect(withdrawnAfter(live('2'), next('1'), true)).toEqual({ withdrawn: ['shop 2'] });
  const back = live('1', ['shop 2']);
  expect(withdrawnAfter(back, next('3'), false)).toEqual({ withdrawn: ['shop 2'] });
  expect(withdrawnAfter(live('3', ['shop 2']), next('2'), false)).toEqual({});
});
