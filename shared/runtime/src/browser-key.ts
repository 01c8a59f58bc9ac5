const DATABASE = 'evmandi-browser';
const STORE = 'keys';
const NAME = 'own';
const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256' } as const;
const SIGNING = { name: 'ECDSA', hash: 'SHA-256' } as const;

/** A key of this browser. No script can read its secret half. */
interface BrowserKey {
  /** 65 bytes in base64url. */
  publicKey: string;
  /** 64 bytes in base64url. */
  sign(text: string): Promise<string>;
}

const base64url = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

async function openStore(): Promise<IDBDatabase> {
  const opening = indexedDB.open(DATABASE, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
  return done(opening);
}

async function inStore<Result>(work: (store: IDBObjectStore) => Promise<Result>): Promise<Result> {
  const database = await openStore();
  try {
    return await work(database.transaction(STORE, 'readwrite').objectStore(STORE));
  } finally {
    database.close();
  }
}

const newPair = () => crypto.subtle.generateKey(ALGORITHM, false, ['sign', 'verify']);

/** Returns the stored pair, or stores a new one. Of two tabs that make one at once, both use the first that is stored. */
async function storedPair(): Promise<CryptoKeyPair> {
  const made = await newPair();
  return inStore(async (store) => {
    const stored = await done<CryptoKeyPair | undefined>(store.get(NAME));
    if (stored) return stored;
    await done(store.put(made, NAME));
    return made;
  });
}

const asBrowserKey = async ({ publicKey, privateKey }: CryptoKeyPair): Promise<BrowserKey> => ({
  publicKey: base64url(await crypto.subtle.exportKey('raw', publicKey)),
  sign: async (text) =>
    base64url(await crypto.subtle.sign(SIGNING, privateKey, new TextEncoder().encode(text))),
});

let known: { token: string; key: Promise<BrowserKey> } | undefined;

/** Returns the key of the session with this token. Reads it anew when the token changes: another tab may have signed in. */
export function browserKey(token: string): Promise<BrowserKey> {
  if (known?.token !== token) {
    const read = { token, key: storedPair().then(asBrowserKey) };
    known = read;
    read.key.catch(() => {
      if (known === read) known = undefined;
    });
  }
  return known.key;
}

/**
 * Makes the key of a session that is about to begin; `keep` stores it once the session has begun. It is always a new
 * one: somebody may have planted a pair whose secret half is known.
 */
export async function newBrowserKey(): Promise<BrowserKey & { keep: () => Promise<void> }> {
  const pair = await newPair();
  const keep = () => inStore(async (store) => void (await done(store.put(pair, NAME))));
  return { ...(await asBrowserKey(pair)), keep };
}
