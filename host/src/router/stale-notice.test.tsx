import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { RemoteRoute } from '../remotes/remote-route.ts';
import { StaleNotice } from './stale-notice.tsx';

jest.mock('react-router-dom', () => ({
  ...jest.requireActual('react-router-dom'),
  useNavigation: () => ({ state: 'idle' }),
}));

const route = { remote: { title: 'Platform' }, stale: new Error('broken') } as RemoteRoute;
const page = (isStale: boolean) => (
  <MemoryRouter>
    <main>
      <h1 tabIndex={-1}>Platform</h1>
      <button type="button">Roll back</button>
      {isStale && <StaleNotice route={route} />}
    </main>
  </MemoryRouter>
);

test.each([
  ['Retry', 'Platform'],
  ['Roll back', 'Roll back'],
])(
  'with the focus on %s it leaves it at %s, also where the screen read anew by itself',
  (at, to) => {
    const { rerender } = render(page(true));
    act(() => screen.getByRole('button', { name: at }).focus());
    rerender(page(false));
    expect(screen.queryByText(/What is shown has not changed/)).toBeNull();
    expect(document.activeElement?.textContent).toBe(to);
  },
);
