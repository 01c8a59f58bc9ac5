import type { Customer } from '@evmandi/api/contract/admin-customers';
import type { Values } from '../../list/merge.ts';

/** What staff may change, as people call it. */
export const LABELS = {
  status: 'Status',
  name: 'Name',
  phone: 'Phone',
  email: 'E-mail',
  address: 'Address',
  pin: 'PIN code',
  gstin: 'GSTIN',
} as const;
export type CustomerField = keyof typeof LABELS;

/** What a form holds of a customer. */
export const valuesOf = (customer: Customer): Record<CustomerField, string> => ({
  status: customer.status,
  name: customer.name,
  phone: customer.phone,
  email: customer.email,
  address: customer.address ?? '',
  pin: customer.pin ?? '',
  gstin: customer.gstin ?? '',
});

/** What is sent of those fields: a GSTIN may be taken out. */
export const bodyOf = (fields: readonly string[], values: Values): object =>
  Object.fromEntries(
    fields.map((field) => [field, field === 'gstin' ? values[field] || null : values[field]]),
  );

/** A field that staff changed, in words. */
export const fieldLabel = (field: string): string =>
  LABELS[field as CustomerField] ?? (field === 'city' ? 'City' : field);
