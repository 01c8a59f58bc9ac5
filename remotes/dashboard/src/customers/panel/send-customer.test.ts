import type { Customer } from '@evmandi/api/contract/admin-customers';
import { http } from '@evmandi/runtime';
import { valuesOf } from './customer-values.ts';
import { sendCustomer } from './send-customer.ts';

const read = {
  number: 'CUST-1042',
  name: 'Sai Motors',
  phone: '+91 1',
  email: 'sai@example.in',
  address: null,
  pin: null,
  gstin: '29AAGCB7383J1Z4',
  status: 'Active',
  version: 4,
} as Customer;
const stale = Object.assign(new Error('stale'), {
  response: { status: 409, data: { code: 'stale_version' } },
});

afterEach(() => jest.restoreAllMocks());

test('only what was changed is sent, and a GSTIN that was emptied is taken out', async () => {
  const patch = jest.spyOn(http, 'patch').mockResolvedValue({ data: { ...read, version: 5 } });
  await sendCustomer(read, { ...valuesOf(read), gstin: '' });
  expect(patch).toHaveBeenCalledWith('/admin/customers/CUST-1042', { version: 4, gstin: null });
  patch.mockClear();
  expect(await sendCustomer(read, valuesOf(read))).toEqual({ customer: read });
  expect(patch).not.toHaveBeenCalled();
});

test('what somebody else changed elsewhere is kept, and the own change repeated over it', async () => {
  const now = { ...read, status: 'VIP' as const, version: 5 };
  jest.spyOn(http, 'get').mockResolvedValue({ data: now });
  const patch = jest
    .spyOn(http, 'patch')
    .mockRejectedValueOnce(stale)
    .mockResolvedValueOnce({ data: { ...now, phone: '+91 2', version: 6 } });
  const outcome = await sendCustomer(read, { ...valuesOf(read), phone: '+91 2' });
  expect(patch.mock.lastCall?.[1]).toEqual({ version: 5, phone: '+91 2' });
  expect(outcome).toMatchObject({ customer: { status: 'VIP', phone: '+91 2' } });
});

test('what both changed is a conflict, and nothing is sent again', async () => {
  jest.spyOn(http, 'get').mockResolvedValue({ data: { ...read, phone: '+91 3', version: 5 } });
  const patch = jest.spyOn(http, 'patch').mockRejectedValue(stale);
  const outcome = await sendCustomer(read, { ...valuesOf(read), phone: '+91 2' });
  expect(outcome).toMatchObject({
    conflict: { mine: { phone: '+91 2' }, now: { phone: '+91 3' } },
  });
  expect(patch).toHaveBeenCalledTimes(1);
});
