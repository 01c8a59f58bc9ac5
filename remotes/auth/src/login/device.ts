/** Not one of a person's own keys: it stays when they sign out, and opens nothing by itself. */
const KEY = 'evmandi-device';

/** Undefined where the browser keeps no storage: then it signs in as any other. */
function inStorage<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** What the API gave this browser at an earlier sign-in; undefined where there is none, or no storage. */
export const shownDevice = (): string | undefined =>
  inStorage(() => localStorage.getItem(KEY)) ?? undefined;

export const keepDevice = (device: string | undefined): void => {
  if (device) inStorage(() => localStorage.setItem(KEY, device));
};
