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

/**
 * The same, but that nobody waits once there is something: what was kept is answered while it is loaded anew. For what
 * takes long to load, and is still good when it is older. A failure leaves what was kept.
 */
export function memoizeMeanwhile<T>(
  load: () => Promise<T>,
  forMs: number,
  now = Date.now,
): () => Promise<T> {
  let kept: Promise<T> | undefined;
  const read = memoize(load, forMs, now);
  return () => {
    const newest = read();
    newest.then(
      () => {
        kept = newest;
      },
      () => {},
    );
    return kept ?? newest;
  };
}
