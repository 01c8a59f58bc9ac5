import type { PlatformToken } from '@evmandi/api/contract/platform';
import { http } from '@evmandi/runtime';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { TokensData } from './tokens-loader.ts';
import { TokensScreen } from './tokens-screen.tsx';

const at = '2025-11-20T06:54:00.000Z';
const token = (revokedAt: string | null): PlatformToken => ({
  ...{ id: '0123456789ab', app: 'auth', madeBy: 'Asha Rao', madeAt: at },
  ...{ revokedBy: revokedAt && 'Divya Nair', revokedAt },
});

test('a token that was revoked has the focus, and says by whom', async () => {
  const user = userEvent.setup();
  const data = (revokedAt: string | null): TokensData => ({
    ...{ tokens: [token(revokedAt)], names: ['auth'] },
  });
  const loader = jest.fn(() => data(at));
  const router = createMemoryRouter([{ path: '/', loader, Component: TokensScreen }], {
    hydrationData: { loaderData: { 0: data(null) } },
  });
  render(<RouterProvider router={router} />);
  jest.spyOn(http, 'delete').mockResolvedValue({ data: { composition: null } });
  await user.click(screen.getByRole('button', { name: 'Revoke token 0123456789ab' }));
  await user.click(screen.getByText('Revoke token'));
  expect(await screen.findByText(/^Revoked .* by Divya Nair/)).toBeTruthy();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('0123456789ab'));
});
