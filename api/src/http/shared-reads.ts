interface Running<Answer> {
  reading: Promise<Answer>;
  begun: number;
}

/**
 * Shares readings between those who ask at the same time: of each key at most one runs and one waits for it.
 * Who asks while one runs gets the one that waits, so that every answer was read after it was asked for, and
 * shows what the asker has just changed. A failure reaches those who share it and is not kept. One that waited begins
 * `apartMs` after the one before began, or later: however many ask, the rest of the API is left its time.
 */
export function sharedReads<Key, Answer>(
  read: (key: Key) => Promise<Answer>,
  apartMs = 0,
): (key: Key) => Promise<Answer> {
  const running = new Map<Key, Running<Answer>>();
  const waiting = new Map<Key, Promise<Answer>>();

  async function start(key: Key): Promise<Answer> {
    const reading = read(key);
    running.set(key, { reading, begun: performance.now() });
    try {
      return await reading;
    } finally {
      running.delete(key);
    }
  }

  async function startAfter(key: Key, { reading, begun }: Running<Answer>): Promise<Answer> {
    await reading.catch(() => {});
    const rest = begun + apartMs - performance.now();
    if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest));
    waiting.delete(key);
    return start(key);
  }

  return (key) => {
    const next = waiting.get(key);
    if (next) return next;
    const current = running.get(key);
    if (!current) return start(key);
    const later = startAfter(key, current);
    waiting.set(key, later);
    return later;
  };
}
