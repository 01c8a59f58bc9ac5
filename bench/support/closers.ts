type Closer = () => Promise<unknown> | unknown;

const closers: Closer[] = [];

/** Something to end with the measurement, whatever happens; the last that was opened goes first. */
export function atEnd(closer: Closer): void {
  closers.push(closer);
}

/** Ends all that is open. Never rejects. */
export async function closeAll(): Promise<void> {
  for (let closer = closers.pop(); closer; closer = closers.pop()) {
    try {
      await closer();
    } catch (error) {
      console.error(error);
    }
  }
}

/** Ctrl-C ends what was started, too. */
export function closeOnSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => void closeAll().finally(() => process.exit(130)));
  }
}
