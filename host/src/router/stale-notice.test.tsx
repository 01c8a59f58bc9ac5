import { act, render, screen } from '@testing-library/react';
import { useReducer } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { RemoteRoute } from '../remotes/remote-route.ts';
import { StaleNotice } from './stale-notice.tsx';

const route = { remote: { title: 'Platform' }, stale: new Error('broken') } as RemoteRoute;
let readAnew = () => {};
function Page() {
  const [isStale, read] = useReducer(() => false, true);
  readAnew = read;
  return (
    <main>
      <h1 tabIndex={-1}>Platform</h1>
      <button type="button">Roll back</button>
      {isStale && <StaleNotice route={route} />}
    </main>
  );
}

test.each([
  ['Retry', 'Platform'],
  ['Roll back', 'Roll back'],
])(
  'with the focus on %s it leaves it at %s, also where the screen read anew by itself',
  (at, to) => {
    render(<RouterProvider router={createMemoryRouter([{ path: '*', element: <Page /> }])} />);
    act(() => screen.getByRole('button', { name: at }).focus());
    act(readAnew);
    expect(screen.queryByText(/What is shown has not changed/)).toBeNull();
    expect(document.activeElement?.textContent).toBe(to);
  },
);
