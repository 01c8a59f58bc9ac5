import { act, renderHook } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { atAddress } from '../testing/at-address.tsx';
import { useRowFilter } from './use-row-filter.ts';

test('two presses in a row both count, though the address follows later', async () => {
  const { result } = renderHook(() => ({ ...useRowFilter(true), ...useLocation() }), {
    wrapper: atAddress('/comparison?ids=3'),
  });
  await act(async () => {
    result.current.toggle('similarities');
    result.current.toggle('differences');
  });
  expect(result.current.filter).toEqual({ differences: true, similarities: true });
  expect(result.current.search).toBe('?ids=3&show=differences%2Csimilarities');
  await act(async () => {
    result.current.toggle('similarities');
    result.current.toggle('similarities');
    result.current.toggle('differences');
  });
  expect(result.current.search).toBe('?ids=3&show=similarities');
});
