/** Accounts of an embedded database, made with its sample data: name, password, role. */
export const DEMO_ACCOUNTS = [
  ['admin', 'evmandi-admin', 'administration and platform'],
  ['staff', 'evmandi-staff', 'workshop'],
  ['dealer', 'evmandi-dealer', 'dealer'],
  ['customer', 'evmandi-customer', 'customer'],
  ['counter', 'evmandi-counter', 'counter: orders, customers, quotes, questions'],
  ['stock', 'evmandi-stock', 'stock: deliveries, corrections, movements'],
  ['platform', 'evmandi-platform', 'platform: releases and vitals'],
] as const;
