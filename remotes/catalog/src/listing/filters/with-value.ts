/** A list with one value put in or taken out. */
export const withValue = (values: readonly string[], value: string, on: boolean): string[] =>
  [...values.filter((other) => other !== value), ...(on ? [value] : [])].sort();
