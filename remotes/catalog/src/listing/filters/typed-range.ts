const TYPED = /^(at-least|up-to)-|-[a-z]+-to-/;

/** Whether a value is a range with ends of a buyer's own; what reads it comes with the fields alone (`fact-range.ts`). */
export const isTyped = (value: string): boolean => TYPED.test(value);
