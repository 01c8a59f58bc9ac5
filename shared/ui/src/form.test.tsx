import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { TextInput } from './controls.tsx';
import { Form, FormFailure, FormField, SubmitButton } from './form.tsx';
import { useChange } from './use-change.ts';

const refused = (errors: Record<string, string>) =>
  Object.assign(new Error('refused'), {
    isAxiosError: true,
    response: {
      status: 422,
      data: { errors: Object.entries(errors).map(([path, message]) => ({ path, message })) },
    },
  });

const send = jest.fn<Promise<string>, [{ name: string; phone: string }]>();

function Sample() {
  const sending = useChange(send);
  return (
    <Form
      change={sending}
      read={(typed) => ({ name: typed('name'), phone: typed('phone') })}
      aria-label="Sample"
    >
      <FormField name="name" label="Your name" hint="As on the invoice">
        {(control) => <TextInput {...control} />}
      </FormField>
      <FormField name="phone" label="Phone">
        {(control) => <TextInput {...control} />}
      </FormField>
      <FormFailure what="Nothing was sent" />
      <SubmitButton>Send</SubmitButton>
    </Form>
  );
}

function open() {
  render(<RouterProvider router={createMemoryRouter([{ path: '/', Component: Sample }])} />);
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));
  return { press, name: screen.getByLabelText<HTMLInputElement>('Your name') };
}

beforeEach(() => send.mockReset());

test('one refused field takes the focus, keeps its text and is described by its message', async () => {
  send.mockRejectedValue(refused({ name: 'Enter a name' }));
  const { press, name } = open();
  await userEvent.type(name, ' ');
  await press();
  expect(send).toHaveBeenCalledWith({ name: ' ', phone: '' }, expect.anything());
  expect(document.activeElement).toBe(name);
  expect([name.value, name.ariaInvalid]).toEqual([' ', 'true']);
  const described = name.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'As on the invoice',
    'Enter a name',
  ]);
  expect(screen.queryByRole('region')).toBeNull();
});

test('several refusals are summed up, each leading to its field, until the next success', async () => {
  send.mockRejectedValueOnce(refused({ name: 'Enter a name', phone: 'Enter a phone number' }));
  const { press } = open();
  await press();
  const summary = screen.getByRole('region', { name: '2 things to correct' });
  expect(document.activeElement).toBe(summary);
  await userEvent.click(within(summary).getByRole('link', { name: 'Enter a phone number' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Phone'));
  send.mockResolvedValue('thanks');
  await press();
  expect(screen.queryByRole('region')).toBeNull();
});

test('a refusal of something that is no field of the form is still said', async () => {
  send.mockRejectedValue(refused({ product: 'This product is not sold any more' }));
  const { press } = open();
  await press();
  const summary = screen.getByRole('region', { name: 'One thing to correct' });
  expect(summary.textContent).toContain('This product is not sold any more');
  expect(within(summary).queryByRole('link')).toBeNull();
});

test('a failure is announced, loses nothing, and its Retry sends the same', async () => {
  send.mockRejectedValueOnce(new Error('Network Error'));
  const { press, name } = open();
  await userEvent.type(name, 'Asha');
  await press();
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toContain('Nothing was sent: Network Error');
  send.mockResolvedValue('thanks');
  await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }));
  expect(send.mock.calls.map(([typed]) => typed.name)).toEqual(['Asha', 'Asha']);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a second press while it is sent does nothing', async () => {
  let answer: (text: string) => void = () => {};
  send.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  const { press } = open();
  await press();
  const button = screen.getByRole('button', { name: 'Send' });
  expect(button.ariaBusy).toBe('true');
  await press();
  await act(async () => answer('thanks'));
  expect(send).toHaveBeenCalledTimes(1);
});
