/** Specification 4. */
export const CUSTOMER_STATUSES = ['Active', 'VIP', 'Inactive'] as const;
export type CustomerStatus = (typeof CUSTOMER_STATUSES)[number];
