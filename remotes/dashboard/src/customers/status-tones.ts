import type { CustomerStatus } from '@evmandi/contract/domain/customer-status';

/** Colours of the statuses (CUSTOMER-3). */
export const TONES = {
  Active: 'active',
  VIP: 'vip',
  Inactive: 'inactive',
} as const satisfies Record<CustomerStatus, string>;
