/** Returns a function that runs at most `most` works at once; the others wait, the first who came first. */
export function atMost(most: number) {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async <Value>(work: () => Promise<Value>): Promise<Value> => {
    if (running < most) running += 1;
    else await new Promise<void>((turn) => waiting.push(turn));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
