const INT8 = 20;
const DATE = 1082;
const NUMERIC = 1700;

/** Types that both drivers hand over as text: no silent rounding, no date moved by a time zone. */
export const AS_TEXT: readonly number[] = [INT8, DATE, NUMERIC];
