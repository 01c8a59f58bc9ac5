/** Returns what of a reference counts: people write `utr 9988` for `UTR9988`. Null where nothing of it does. */
export const referenceKey = (reference: string): string | null =>
  reference
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '') || null;
