import { favorites, http, hydrateStores } from '@evmandi/runtime';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { answerWith } from '../testing/api.ts';
import { FavoritesScreen } from './favorites-screen.tsx';

// NEWS-2
test('the newsletter form sends the address and whether its box was ticked', async () => {
  answerWith([]);
  favorites.change(() => ({ lines: [], selected: null }));
  const post = jest.spyOn(http, 'post').mockResolvedValue({ data: { message: 'Thank you' } });
  const router = createMemoryRouter([{ path: '/', Component: FavoritesScreen }]);
  render(<RouterProvider router={router} />);
  await act(async () => void hydrateStores());
  const form = within(await screen.findByRole('region', { name: 'Newsletter' }));
  fireEvent.change(form.getByLabelText('E-mail'), { target: { value: 'asha@shop.example' } });
  const box = form.getByRole('checkbox', { name: /I accept/ });
  for (const accepted of [false, true]) {
    if (accepted) fireEvent.click(box);
    await act(async () => fireEvent.click(form.getByRole('button', { name: 'Sign up' })));
    expect(post).toHaveBeenLastCalledWith('/subscriptions', {
      ...{ email: 'asha@shop.example', kind: 'newsletter', accepted },
    });
  }
});
