const DATABASE = 'evmandi-browser';
const STORE = 'keys';
const NAME = 'own';
const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256' } as const;
const SIGNING = { name: 'ECDSA', hash: 'SHA-256' } as const;

/** The key of this browser, of which nothing can read the secret half. */
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

/** The pair that is kept, or a new one. Of two tabs that make one at once, both take what the first has kept. */
async function keyPair(): Promise<CryptoKeyPair> {
  const made = await crypto.subtle.generateKey(ALGORITHM, false, ['sign', 'verify']);
  const database = await openStore();
  try {
    const store = database.transaction(STORE, 'readwrite').objectStore(STORE);
    const kept = await done<CryptoKeyPair | undefined>(store.get(NAME));
    if (kept) return kept;
    await done(store.put(made, NAME));
    return made;
  } finally {
    database.close();
  }
}

let known: Promise<BrowserKey> | undefined;

/** Rejects where the browser keeps nothing. */
export function browserKey(): Promise<BrowserKey> {
  known ??= keyPair().then(async ({ publicKey, privateKey }) => ({
    publicKey: base64url(await crypto.subtle.exportKey('raw', publicKey)),
    sign: async (text) =>
      base64url(await crypto.subtle.sign(SIGNING, privateKey, new TextEncoder().encode(text))),
  }));
  known.catch(() => {
    known = undefined;
  });
  return known;
}
