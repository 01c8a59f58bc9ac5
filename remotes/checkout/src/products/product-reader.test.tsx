import { renderHook, waitFor } from '@testing-library/react';
import { productReader } from './product-reader.ts';

interface Named {
  id: string;
}

const named = (ids: string[]): Named[] => ids.map((id) => ({ id }));
const IDS = ['1', '2', '3', '4', '5'];

function setOnline(online: boolean) {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  global.fetch = jest.fn(async () => {
    throw new TypeError('Failed to fetch');
  });
}

/** As a browser without a network that holds the answers of all products but one. */
const allBut = (missing: string) =>
  jest.fn(async (ids: string[]) => {
    if (ids.includes(missing)) throw new Error('Network Error');
    return named(ids);
  });

// CART-11
test('without a network one product that is not kept hides no other', async () => {
  setOnline(false);
  const useProducts = productReader('offline', allBut('3'), { inParts: true });
  const { result } = renderHook(() => useProducts(IDS));
  await waitFor(() => expect([...result.current.products.keys()]).toEqual(['1', '2', '4', '5']));
  await waitFor(() => expect(result.current.error).toEqual(new Error('Network Error')));
  expect(result.current.missing.size).toBe(0);
});

test('with a network a failure is not asked about again and again', async () => {
  setOnline(true);
  const readThem = allBut('3');
  const useProducts = productReader('online', readThem, { inParts: true });
  const { result } = renderHook(() => useProducts(IDS));
  await waitFor(() => expect(result.current.error).toEqual(new Error('Network Error')));
  expect(readThem).toHaveBeenCalledTimes(1);
});
