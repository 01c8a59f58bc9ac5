import { z } from 'zod';
import { addressField, emailField, gstinField, nameField, phoneField, pinField } from './fields.ts';

/**
 * `POST /api/addresses`. One that is saved already is not saved twice. 409 `addresses_full` beside ten.
 * `PATCH /api/addresses/:id` takes the same: the address stays where it stands in the list.
 */
export const saveAddressSchema = z.object({
  name: nameField,
  phone: phoneField,
  email: emailField,
  address: addressField,
  pin: pinField,
  gstin: gstinField,
});
export type SaveAddress = z.input<typeof saveAddressSchema>;
export type AddressRequest = z.infer<typeof saveAddressSchema>;

export const addressIdSchema = z.object({
  id: z
    .string()
    .regex(/^\d{1,18}$/, { error: 'Name the address by its id' })
    .describe('From the list'),
});

/** All calls answer one's own saved addresses, the last saved first. */
export const addressListSchema = z.object({
  addresses: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      phone: z.string(),
      email: z.string(),
      address: z.string(),
      pin: z.string(),
      gstin: z.string().nullable(),
    }),
  ),
});
export type AddressList = z.infer<typeof addressListSchema>;
export type SavedAddress = AddressList['addresses'][number];
