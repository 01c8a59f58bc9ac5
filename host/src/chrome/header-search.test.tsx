import { MAX_SEARCH } from '@evmandi/contract/domain/limits';
import type { SlotProps } from '@evmandi/contract/platform/slots';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { HeaderSearch } from './header-search.tsx';

function open(path: string) {
  const renderSuggestions = jest.fn(({ query, onClose }: SlotProps['header.search']) =>
    query ? (
      <button type="button" onClick={onClose}>
        {query}?
      </button>
    ) : null,
  );
  const Page = () => (
    <>
      <HeaderSearch path="/listing" title="Search products" renderSuggestions={renderSuggestions} />
      <textarea />
      <Outlet />
    </>
  );
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], {
    initialEntries: [path],
  });
  render(<RouterProvider router={router} />);
  return { router, renderSuggestions, user: userEvent.setup() };
}
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Search products' });

test('asks for suggestions only once the field was pointed at, and shows none before typing', () => {
  const { renderSuggestions } = open('/');
  expect(renderSuggestions).not.toHaveBeenCalled();
  fireEvent.pointerEnter(screen.getByRole('search'));
  expect(renderSuggestions.mock.lastCall?.[0].query).toBe('');
});

test('Escape, a choice and leaving the field each put the suggestions away', async () => {
  const { user } = open('/');
  await user.type(field(), ' brake');
  await user.click(screen.getByRole('button', { name: 'brake?' }));
  expect(screen.queryByRole('button', { name: 'brake?' })).toBeNull();
  await user.type(field(), 's');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('button', { name: 'brakes?' })).toBeNull();
  expect(field().value).toBe(' brakes');
  await user.type(field(), '1');
  act(() => document.querySelector('textarea')?.focus());
  expect(screen.queryByRole('button', { name: 'brakes1?' })).toBeNull();
});

test('ArrowDown shows the suggestions again that Escape put away', async () => {
  const { user } = open('/');
  await user.type(field(), 'brake{Escape}');
  expect(screen.queryByRole('button', { name: 'brake?' })).toBeNull();
  await user.keyboard('{ArrowUp}');
  expect(screen.queryByRole('button', { name: 'brake?' })).toBeNull();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('button', { name: 'brake?' })).toBeTruthy();
  expect(document.activeElement).toBe(field());
});

test('Enter goes to the listing, which keeps the words in the field; another page empties it', async () => {
  const { user, router } = open('/');
  await user.type(field(), 'brake pad{Enter}');
  expect(router.state.location.pathname + router.state.location.search).toBe(
    '/listing?q=brake+pad',
  );
  expect(field().value).toBe('brake pad');
  await act(() => router.navigate('/cart'));
  expect(field().value).toBe('');
});

test('a page that arrives while one types takes nothing away', async () => {
  const { user, router } = open('/');
  await user.type(field(), 'bra');
  await act(() => router.navigate('/cart'));
  expect(field().value).toBe('bra');
});

test('Enter in an empty field goes nowhere', async () => {
  const { user, router } = open('/cart');
  await user.type(field(), '  {Enter}');
  expect(router.state.location.pathname).toBe('/cart');
});

// SEARCH-1
test('is a plain form without script', () => {
  open('/');
  const form = screen.getByRole('search');
  expect(form.getAttribute('action')).toBe('/listing');
  expect(form.getAttribute('method')).toBe('get');
  expect(field().name).toBe('q');
});

test('"/" brings the focus, but not from another field', async () => {
  const { user } = open('/');
  await user.type(document.querySelector('textarea') as HTMLElement, 'a/b');
  expect(document.querySelector('textarea')?.value).toBe('a/b');
  act(() => document.querySelector('textarea')?.blur());
  await user.keyboard('/');
  expect(document.activeElement).toBe(field());
  expect(field().value).toBe('');
});

test('takes and asks no more than the API searches for, whatever the address holds', async () => {
  const { user, renderSuggestions } = open(`/listing?q=${'a'.repeat(MAX_SEARCH + 1)}`);
  await user.click(field());
  expect(renderSuggestions.mock.lastCall?.[0].query).toHaveLength(MAX_SEARCH);
  await user.type(field(), 'b');
  expect(field().value).toHaveLength(MAX_SEARCH);
});
