/** Resolves when the network is back. Asked before an attempt, so that one that is back before it has failed counts. */
export const networkReturns = () =>
  new Promise<Event>((resolve) => addEventListener('online', resolve, { once: true }));
