/**
 * Cases of one kind, each of which costs seconds: all in `npm run test:full`, else `count` of them, spread evenly
 * from the first on.
 */
export function sampled<T>(cases: readonly T[], count: number): T[] {
  if (process.env.EVMANDI_FULL || cases.length <= count) return [...cases];
  return Array.from(
    { length: count },
    (_, n) => cases[Math.floor((n * cases.length) / count)] as T,
  );
}
