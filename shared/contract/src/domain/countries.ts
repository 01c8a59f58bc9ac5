/** Countries that orders go to, by their two letters. */
const COUNTRIES: Record<string, string> = {
  IN: 'India',
  BD: 'Bangladesh',
  LK: 'Sri Lanka',
  NP: 'Nepal',
};

/** The name of a country by its two letters; the letters themselves where no order goes there. */
export const countryName = (code: string): string => COUNTRIES[code] ?? code;
