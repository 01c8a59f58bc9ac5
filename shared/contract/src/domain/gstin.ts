const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const LENGTH = 15;
const SHAPE = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;

/** Returns a GSTIN as it is stored: upper case, without the spaces between its groups. */
export const normalGstin = (text: string): string => text.replace(/\s+/g, '').toUpperCase();

/** Returns the check character, the 15th, that the first 14 ask for: a sum modulo 36. */
function checkCharacter(gstin: string): string {
  let sum = 0;
  for (let position = 0; position < LENGTH - 1; position += 1) {
    const product = DIGITS.indexOf(gstin.charAt(position)) * (position % 2 === 0 ? 1 : 2);
    sum += Math.floor(product / 36) + (product % 36);
  }
  return DIGITS.charAt((36 - (sum % 36)) % 36);
}

/** Returns what is wrong with a GSTIN as typed, a sentence with the remedy; null for a valid one. */
export function gstinProblem(text: string): string | null {
  const gstin = normalGstin(text);
  if (gstin.length !== LENGTH) return `A GSTIN has 15 characters; this has ${gstin.length}`;
  if (!SHAPE.test(gstin)) return 'A GSTIN looks like 29AAGCB7383J1Z4: compare it with yours';
  return gstin.endsWith(checkCharacter(gstin))
    ? null
    : 'The last character does not fit the rest: compare the GSTIN with yours';
}
