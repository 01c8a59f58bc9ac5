const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const LENGTH = 15;
const SHAPE = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;

/** A GSTIN as it is stored: upper case, without the spaces that people write between its groups. */
export const normalGstin = (text: string): string => text.replace(/\s+/g, '').toUpperCase();

/** The 15th character that the first 14 ask for, modulo 36. */
function checkCharacter(gstin: string): string {
  let sum = 0;
  for (let place = 0; place < LENGTH - 1; place += 1) {
    const product = DIGITS.indexOf(gstin.charAt(place)) * (place % 2 === 0 ? 1 : 2);
    sum += Math.floor(product / 36) + (product % 36);
  }
  return DIGITS.charAt((36 - (sum % 36)) % 36);
}

/** What is wrong with a GSTIN that somebody typed, as a sentence with the remedy; null for a valid one. */
export function gstinProblem(text: string): string | null {
  const gstin = normalGstin(text);
  if (gstin.length !== LENGTH) return `A GSTIN has 15 characters; this has ${gstin.length}`;
  if (!SHAPE.test(gstin)) return 'A GSTIN looks like 29AAGCB7383J1Z4: compare it with yours';
  return gstin.endsWith(checkCharacter(gstin))
    ? null
    : 'The last character does not fit the rest: compare the GSTIN with yours';
}
