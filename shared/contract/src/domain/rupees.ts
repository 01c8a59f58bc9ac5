const RUPEES = /^(\d{1,12})(?:\.(\d{1,2}))?$/;

/** Returns integer paise of an amount that a person typed, such as `₹6,016.50`; undefined for anything else. */
export function parseRupees(text: string): number | undefined {
  const [, rupees, decimals = ''] = RUPEES.exec(text.replace(/[₹,\s]/g, '')) ?? [];
  return rupees === undefined ? undefined : Number(rupees) * 100 + Number(decimals.padEnd(2, '0'));
}
