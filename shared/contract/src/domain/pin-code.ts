const SHAPE = /^[1-9]\d{5}$/;

/** Returns a PIN code as it is stored: six digits, without the space in the middle. */
export const normalPinCode = (text: string): string => text.replace(/\s+/g, '');

/** Returns what is wrong with an Indian PIN code as typed; null for a valid one. */
export function pinCodeProblem(text: string): string | null {
  const pin = normalPinCode(text);
  if (SHAPE.test(pin)) return null;
  return /^0\d{5}$/.test(pin)
    ? 'A PIN code does not begin with 0'
    : 'A PIN code has six digits, such as 500076';
}
