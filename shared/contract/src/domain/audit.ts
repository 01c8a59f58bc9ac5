/** What an entry of the audit log is of, by the word that the database keeps, with what people call it. */
export const AUDIT_SUBJECTS = {
  account: 'Account',
  role: 'Role',
  order: 'Order',
  stock: 'Stock',
  delivery: 'Delivery',
  product: 'Product',
  synonym: 'Search word',
  quote: 'Quote',
  question: 'Question',
  customer: 'Customer',
  job_card: 'Job card',
  export: 'Export',
  release: 'Release',
} as const;

/** Kinds of entries as the list is narrowed by, each with the subjects that it takes in. */
export const AUDIT_GROUPS = {
  sign_ins: { title: 'Sign-ins', subjects: ['account'] },
  accounts: { title: 'Accounts and roles', subjects: ['account', 'role'] },
  orders: { title: 'Orders', subjects: ['order'] },
  stock: { title: 'Prices and stock', subjects: ['stock', 'delivery', 'product'] },
  searches: { title: 'Search words', subjects: ['synonym'] },
  requests: { title: 'Quotes and questions', subjects: ['quote', 'question'] },
  customers: { title: 'Customers', subjects: ['customer'] },
  job_cards: { title: 'Job cards', subjects: ['job_card'] },
  exports: { title: 'Exports', subjects: ['export'] },
  releases: { title: 'Releases', subjects: ['release'] },
} as const satisfies Record<string, { title: string; subjects: readonly string[] }>;
export type AuditGroup = keyof typeof AUDIT_GROUPS;

/** Kinds of entries about who is signed in, apart from those about what an account is. */
export const SIGN_IN_KINDS = [
  'signed_in',
  'sign_in_failed',
  'signed_out',
  'session_ended',
  'password_refused',
  'passkey_refused',
  'session_refused',
  'recovery_code_used',
] as const;

const TITLES: Readonly<Record<string, string>> = {
  'account.signed_in': 'Signed in',
  'account.sign_in_failed': 'Sign-in failed',
  'account.signed_out': 'Signed out',
  'account.session_ended': 'Session ended',
  'account.password_refused': 'Wrong current password',
  'account.session_refused': 'Session used in another browser',
  'account.password_changed': 'Password changed',
  'account.password_set': 'Password set by a link',
  'account.password_given': 'Password set for the person',
  'account.passkey_added': 'Passkey added',
  'account.passkey_renamed': 'Passkey renamed',
  'account.passkey_removed': 'Passkey removed',
  'account.passkey_refused': 'Passkey refused',
  'account.authenticator_on': 'Authenticator app added',
  'account.authenticator_off': 'Authenticator app removed',
  'account.recovery_codes_made': 'Recovery codes made',
  'account.recovery_code_used': 'Recovery code used',
  'account.approved': 'Dealer approved',
  'account.refused': 'Dealer declined',
  'account.link_made': 'One-time link made',
  'account.link_withdrawn': 'One-time link withdrawn',
  'customer.changed': 'Customer changed',
  'customer.merged': 'Customer merged into another',
  'customer.merged_in': 'Another customer merged in',
  'customer.merge_undone': 'Merge taken back',
  'customer.doubt_settled': 'Records in doubt settled',
  'delivery.announced': 'Delivery announced',
  'delivery.booked': 'Delivery booked',
  'export.exported': 'Exported',
  'order.allocated': 'Pieces allocated',
  'order.note': 'Note on an order',
  'order.paid': 'Order paid',
  'order.reference_given': 'Payment reference given',
  'order.undone': 'Change taken back',
  'product.price_changed': 'Price changed',
  'quote.message': 'Message about a quote',
  'release.call_refused': 'Call of the release service refused',
  'release.interrupted': 'Release interrupted',
  'release.override_opened': 'Other versions opened in one browser',
  'release.shipped': 'Shipped',
  'release.ship_failed': 'Shipping failed',
  'release.ship_refused': 'Shipping refused',
  'release.token_made': 'Token of a team made',
  'release.token_revoked': 'Token of a team revoked',
  'synonym.added': 'Search word added',
  'synonym.removed': 'Search word removed',
  'stock.corrected': 'Stock corrected',
  'stock.threshold_changed': 'Low-stock mark changed',
};

const spaced = (word: string) => word.replaceAll('_', ' ');

/** What happened, as an entry begins: "Order shipped". */
export function auditTitle(subject: string, kind: string): string {
  const known = TITLES[`${subject}.${kind}`];
  if (known) return known;
  const { [subject as keyof typeof AUDIT_SUBJECTS]: name } = AUDIT_SUBJECTS;
  return `${name ?? spaced(subject)} ${spaced(kind)}`;
}

/** Whether an entry tells of something that was not let happen. */
export const isRefusal = (kind: string): boolean => /(?:^|_)(?:failed|refused)$/.test(kind);
