/** Not one of a person's own keys: it stays when they sign out, and opens nothing by itself. */
const KEY = 'evmandi-device';

/** What the API gave this browser at an earlier sign-in; undefined where there is none, or no storage. */
export function shownDevice(): string | undefined {
  try {
    return localStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

export function keepDevice(device: string | undefined): void {
  if (!device) return;
  try {
    localStorage.setItem(KEY, device);
  } catch {
    // Without storage this browser signs in as any other.
  }
}
