import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLoaderData, useLocation } from 'react-router-dom';
import { useReload } from './use-reload.ts';

function Page() {
  const reload = useReload();
  const { search, hash } = useLocation();
  return (
    <button type="button" onClick={() => void reload()}>
      {`${useLoaderData()} of ${search}${hash}`}
    </button>
  );
}

test.each(['/bikes?variant=drum', '/bikes?variant=drum#parts'])(
  'reads %s again, and stays there',
  async (address) => {
    let read = 0;
    const loader = () => `reading ${++read}`;
    const route = { path: '/bikes', loader, element: <Page />, HydrateFallback: () => null };
    const router = createMemoryRouter([route], { initialEntries: [address] });
    render(<RouterProvider router={router} />);
    const button = await screen.findByRole('button');
    for (const time of [2, 3]) {
      await act(async () => button.click());
      expect(button.textContent).toBe(`reading ${time} of ${address.replace('/bikes', '')}`);
    }
  },
);
