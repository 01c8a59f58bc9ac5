/** `local` is shared by all tabs of this browser, `session` belongs to one tab. */
export type StorageArea = 'local' | 'session';

/** Undefined on the server and where the browser forbids storage: reading the property throws there. */
function areaOf(area: StorageArea): Storage | undefined {
  try {
    return area === 'local' ? window.localStorage : window.sessionStorage;
  } catch {
    return undefined;
  }
}

/** The stored text; null when there is none or storage cannot be used. Never throws. */
export function readText(key: string, area: StorageArea = 'local'): string | null {
  try {
    return areaOf(area)?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** Returns false when storage is full, forbidden or absent. Never throws. */
export function writeText(key: string, text: string, area: StorageArea = 'local'): boolean {
  try {
    const storage = areaOf(area);
    storage?.setItem(key, text);
    return storage !== undefined;
  } catch {
    return false;
  }
}

/** Removes a key, if there is one. Never throws. */
export function removeKey(key: string, area: StorageArea = 'local'): void {
  try {
    areaOf(area)?.removeItem(key);
  } catch {
    // Nothing that could not be read is read again.
  }
}

/** All keys; none where storage cannot be used. Never throws. */
export function storedKeys(): string[] {
  try {
    return Object.keys(areaOf('local') ?? {});
  } catch {
    return [];
  }
}
