/** Resolves in a task of its own: what was waiting, a press above all, comes first. */
export const pause = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });
