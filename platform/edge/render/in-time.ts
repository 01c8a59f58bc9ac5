/** A request has waited for the limit; the work goes on. */
export class Late extends Error {
  constructor(limitMs: number) {
    super(`late: more than ${limitMs} ms`);
  }
}

/** Returns what `work` gives; rejects with {@link Late} after `limitMs`. */
export async function inTime<Value>(work: Promise<Value>, limitMs: number): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Late(limitMs)), limitMs);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
