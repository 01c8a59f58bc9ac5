/** A LIKE pattern for texts that hold this one as it stands. */
export const holding = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
