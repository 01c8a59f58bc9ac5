import type { RoleRow } from '@evmandi/api/contract/accounts';
import { http } from '@evmandi/runtime';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { RoleDialog } from './role-dialog.tsx';

const ROLE = {
  ...{ id: '7', version: 1, name: 'Counter', kind: 'staff', permissions: [1010] },
  ...{ needsSecondFactor: false, accounts: 2 },
} as unknown as RoleRow;
const PERMISSIONS = [
  { code: 1010, name: 'Counter' },
  { code: 1011, name: 'Stock' },
] as never;
const stale = () =>
  Object.assign(new Error('stale'), {
    isAxiosError: true,
    response: {
      status: 409,
      data: { code: 'stale_version', current: { ...ROLE, version: 2, name: 'Front desk' } },
    },
  });

afterEach(() => jest.restoreAllMocks());

test('of two changes of a role the second is asked, may go back to what was typed, and is saved once chosen', async () => {
  const user = userEvent.setup();
  const done: string[] = [];
  const element = (
    <RoleDialog
      role={ROLE}
      permissions={PERMISSIONS}
      onDone={(text) => done.push(text)}
      onClose={() => done.push('closed')}
    />
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
  const form = within(screen.getByRole('dialog', { name: 'Role Counter' }));
  await user.clear(form.getByLabelText('Name'));
  await user.type(form.getByLabelText('Name'), 'Till');
  await user.click(form.getByRole('checkbox', { name: /^Needs a second factor/ }));
  const patch = jest.spyOn(http, 'patch').mockRejectedValue(stale());
  jest.spyOn(http, 'get').mockResolvedValue({
    data: { ...ROLE, version: 2, name: 'Front desk' },
  });
  const findConflict = () => screen.findByRole('dialog', { name: 'Somebody changed this role' });
  await user.click(form.getByRole('button', { name: 'Save role' }));
  await user.click(within(await findConflict()).getByRole('button', { name: 'Go back' }));
  expect(form.getByLabelText('Name')).toHaveProperty('value', 'Till');
  expect(done).toEqual([]);

  await user.click(form.getByRole('button', { name: 'Save role' }));
  const conflict = within(await findConflict());
  patch.mockResolvedValue({ data: { ...ROLE, version: 3, name: 'Till' } });
  await user.click(conflict.getByRole('button', { name: 'Save this choice' }));
  expect(patch.mock.lastCall?.[1]).toMatchObject({
    ...{ version: 2, name: 'Till', permissions: [1010] },
    needsSecondFactor: true,
  });
  expect(done).toEqual(['Role Till saved.']);
});
