import { rememberVisit, returnTo } from '@evmandi/runtime';
import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { useAreas } from './use-areas.ts';

function Page() {
  useAreas({ path: '/*', access: 'public', layout: 'store', render: 'full', query: [] });
  return null;
}

function scrollTo(scrollY: number): void {
  Object.defineProperty(window, 'scrollY', { value: scrollY, configurable: true });
}

// HEADER-5
test('the way back into an area leads to its address and to its scroll position', async () => {
  const scrolled = jest.fn();
  window.scrollTo = scrolled;
  scrollTo(640);
  rememberVisit('dashboard', '/dashboard/orders?page=3');
  scrollTo(0);
  const router = createMemoryRouter([{ path: '*', element: <Page /> }]);
  render(<RouterProvider router={router} />);
  expect(scrolled).not.toHaveBeenCalled();
  await act(() => router.navigate(returnTo('dashboard', '/dashboard')));
  expect(router.createHref(router.state.location)).toBe('/dashboard/orders?page=3');
  expect(scrolled.mock.calls).toEqual([[0, 640]]);
});
