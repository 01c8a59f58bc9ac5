import type { User } from '@evmandi/contract/domain/session';
import { setPersonCheck, useSession } from '@evmandi/runtime';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RemoteRegistry } from '../remotes/remote-registry.ts';
import { RemoteRegistryProvider } from '../remotes/remote-registry-context.tsx';
import { PersonCheck } from './person-check.tsx';

jest.mock('@evmandi/runtime', () => ({
  ...jest.requireActual('@evmandi/runtime'),
  setPersonCheck: jest.fn(),
}));

type Check = () => Promise<boolean>;

/** The check that the host gives to the client, with this in its slot. */
function checkWith(slot: () => Promise<unknown>): Check {
  const registry = { slot, slotOwner: () => ({ name: 'auth' }) } as unknown as RemoteRegistry;
  render(
    <RemoteRegistryProvider value={registry}>
      <PersonCheck />
    </RemoteRegistryProvider>,
  );
  return jest.mocked(setPersonCheck).mock.lastCall?.[0] as Check;
}

function Dialog({ onDone }: { onDone: (confirmed: boolean) => void }) {
  return (
    <div role="dialog">
      <button type="button" onClick={() => onDone(true)}>
        Go on
      </button>
      <button type="button" onClick={() => onDone(false)}>
        Close
      </button>
    </div>
  );
}

const signedIn = (user: object | null) => useSession.setState({ user: user as User | null });

beforeEach(() => {
  signedIn({ id: '1' });
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

// AUTH-6
test('calls that wait at once share one dialog, and the next one has its own', async () => {
  const user = userEvent.setup();
  const slot = jest.fn(async () => ({ default: Dialog }));
  const check = checkWith(slot);
  const both = [check(), check()];
  await user.click(await screen.findByRole('button', { name: 'Go on' }));
  expect(await Promise.all(both)).toEqual([true, true]);
  expect(slot).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('dialog')).toBeNull();
  const next = check();
  await user.click(await screen.findByRole('button', { name: 'Close' }));
  expect(await next).toBe(false);
});

test('a session that ends closes it, and confirms nobody', async () => {
  const check = checkWith(async () => ({ default: Dialog }));
  const confirmed = check();
  await screen.findByRole('dialog');
  act(() => signedIn(null));
  expect(await confirmed).toBe(false);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a dialog that cannot be loaded, or fails, confirms nobody', async () => {
  const missing = checkWith(() => Promise.reject(new Error('no part fills it')));
  expect(await missing()).toBe(false);
  const broken = checkWith(async () => ({
    default: () => {
      throw new Error('cannot draw');
    },
  }));
  expect(await broken()).toBe(false);
});
