const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** Terminal and npm may both pass on the same key press. */
const SAME_PRESS_MS = 500;

/** Resolves on the first request to end this process; a second one ends it at once. */
export function untilStopped(): Promise<void> {
  return new Promise((resolve) => {
    onStopSignals(resolve, () => process.exit(1));
  });
}

/**
 * Calls `stop` on the first request to end this process (Ctrl-C, SIGTERM, a closed terminal) and `kill`
 * on a second one.
 */
export function onStopSignals(stop: () => void, kill: () => void): void {
  let first: number | undefined;
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      const now = performance.now();
      if (first === undefined) {
        first = now;
        stop();
      } else if (now - first > SAME_PRESS_MS) kill();
    });
  }
}
