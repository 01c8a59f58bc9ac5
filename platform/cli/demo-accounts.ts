/** Accounts of an embedded database, made with its sample data: name, password, role. */
export const DEMO_ACCOUNTS = [
  ['admin', 'evmandi-admin', 'dashboard'],
  ['staff', 'evmandi-staff', 'workshop'],
  ['dealer', 'evmandi-dealer', 'dealer'],
  ['customer', 'evmandi-customer', 'customer'],
] as const;
