import { type ReactNode, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';

/** A wrapper for `renderHook`: the hook stands on the page at `address`, and can change its query. */
export function atAddress(address: string) {
  return function AtAddress({ children }: { children: ReactNode }) {
    const [router] = useState(() =>
      createMemoryRouter([{ path: address.replace(/\?.*/, ''), element: children }], {
        initialEntries: [address],
      }),
    );
    return <RouterProvider router={router} />;
  };
}
