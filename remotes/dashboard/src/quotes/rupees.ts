const RUPEES = /^\d{1,12}(?:\.\d{1,2})?$/;

/** Paise of rupees as people type them, `₹1,120.50` or `1120.5`; undefined for what is no amount. */
export function paiseOf(text: string): number | undefined {
  const plain = text.replace(/[₹,\s]/g, '');
  if (!RUPEES.test(plain)) return undefined;
  const [rupees = '0', rest = ''] = plain.split('.');
  return Number(rupees) * 100 + Number(rest.padEnd(2, '0'));
}
