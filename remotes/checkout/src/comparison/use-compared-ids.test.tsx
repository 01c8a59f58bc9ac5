import { comparison, useComparison } from '@evmandi/runtime';
import { act, renderHook } from '@testing-library/react';
import { atAddress } from '../testing/at-address.tsx';
import { idsOfLink, useComparedIds } from './use-compared-ids.ts';

test.each([
  ['1,2,3', ['1', '2', '3']],
  ['2,2,1', ['2', '1']],
  ['\u0000', null],
  ['1,\u0000,01,-2,1e3,<script>,99999999999999999999', ['1']],
  ['', null],
  [null, null],
])('the link %j compares %j', (text, ids) => {
  expect(idsOfLink(text)).toEqual(ids);
});

test('two products taken out of a link in a row are both gone, and the own list is left alone', async () => {
  comparison.change(() => ({ ids: ['8', '9'] }));
  const { result } = renderHook(useComparedIds, { wrapper: atAddress('/comparison?ids=3,4,5') });
  await act(async () => {
    result.current.remove('3');
    result.current.remove('4');
  });
  expect([result.current.ids, result.current.isLink]).toEqual([['5'], true]);
  await act(async () => {
    result.current.add('6');
    result.current.add('7');
  });
  expect(result.current.ids).toEqual(['5', '6', '7']);
  expect(useComparison.getState().ids).toEqual(['8', '9']);
});
