/**
 * Shares readings between those who ask at the same time: of each key at most one runs and one waits for it.
 * Who asks while one runs gets the one that waits, so that every answer was read after it was asked for, and
 * shows what the asker has just changed. A failure reaches those who share it and is not kept.
 */
export function sharedReads<Key, Answer>(
  read: (key: Key) => Promise<Answer>,
): (key: Key) => Promise<Answer> {
  const running = new Map<Key, Promise<Answer>>();
  const waiting = new Map<Key, Promise<Answer>>();

  async function start(key: Key): Promise<Answer> {
    const reading = read(key);
    running.set(key, reading);
    try {
      return await reading;
    } finally {
      running.delete(key);
    }
  }

  return (key) => {
    const current = running.get(key);
    if (!current) return start(key);
    const next = waiting.get(key) ?? current.then(begin, begin);
    waiting.set(key, next);
    return next;

    function begin(): Promise<Answer> {
      waiting.delete(key);
      return start(key);
    }
  };
}
