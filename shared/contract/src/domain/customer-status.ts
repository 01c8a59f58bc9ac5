/** The statuses of a customer (CUSTOMER-3). */
export const CUSTOMER_STATUSES = ['Active', 'VIP', 'Inactive'] as const;
export type CustomerStatus = (typeof CUSTOMER_STATUSES)[number];
