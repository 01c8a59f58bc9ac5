/** Papers of orders: one for the parcel, or the bill. */
export type PrintKind = 'slips' | 'invoices';
