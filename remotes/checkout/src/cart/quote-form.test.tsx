import { useSession } from '@evmandi/runtime';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { QuoteForm } from './quote-form.tsx';

const user = { id: '7', username: 'asha', name: 'Asha', permissionCode: 3001 };
const lines = [{ id: '1', quantity: 2 }];

function open() {
  const element = <QuoteForm lines={lines} onSent={() => undefined} />;
  return render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
}
const message = () => screen.getByLabelText<HTMLTextAreaElement>(/Message/);
const signedIn = (who: typeof user | null) =>
  act(() => useSession.setState({ user: who as never }));

test('what was typed is there after a session that ended, for the one who typed it', () => {
  signedIn(user);
  const first = open();
  fireEvent.input(message(), { target: { value: 'For forty scooters' } });
  // The session ends: the visitor is sent away, and another person comes first.
  first.unmount();
  signedIn(null);
  const others = open();
  expect(message().value).toBe('');
  others.unmount();
  open();
  signedIn(user);
  expect(message().value).toBe('For forty scooters');
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Asha');
});
