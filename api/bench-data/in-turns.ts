/** Does a piece of work so often, so many at a time; answers the milliseconds. */
export async function inTurns(
  times: number,
  atOnce: number,
  work: () => Promise<unknown>,
): Promise<number> {
  const start = performance.now();
  let left = times;
  const worker = async () => {
    while (left > 0) {
      left -= 1;
      await work();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return performance.now() - start;
}
