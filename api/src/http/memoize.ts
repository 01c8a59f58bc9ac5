/**
 * Keeps what `load` answers for a while; calls that come while it loads share the answer. A failure is not
 * kept. For what changes rarely and may be as old as the answers that browsers keep.
 */
export function memoize<T>(
  load: () => Promise<T>,
  forMs: number,
  now = Date.now,
): () => Promise<T> {
  let kept: Promise<T> | undefined;
  let until = 0;
  return () => {
    if (kept && now() < until) return kept;
    const loading = load();
    kept = loading;
    until = now() + forMs;
    loading.catch(() => {
      if (kept === loading) kept = undefined;
    });
    return loading;
  };
}
