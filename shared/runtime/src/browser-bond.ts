import { BOND_HEADER, PROOF_HEADER, textOfProof } from '@evmandi/contract/domain/browser-bond';
import { loadCode } from './code.ts';
import { callAddress } from './config.ts';

/** How far the clock of this device is behind that of the API, as its last refusal said. */
let clockOffsetMs = 0;

/** Takes the time of an answer's `date` header for the time. */
export function setClock(date: unknown): void {
  const theirs = Date.parse(String(date));
  if (!Number.isNaN(theirs)) clockOffsetMs = theirs - Date.now();
}

/**
 * What a session is bound by: a cookie where page and API have one host, since browsers keep those of another site from a
 * page; else a key that cannot be copied, which there is at secure addresses alone. Undefined where there is neither: two
 * hosts without HTTPS, where whoever is on the way reads the token in any case.
 */
function bond(): 'cookie' | 'key' | undefined {
  if (new URL(callAddress()).hostname === window.location.hostname) return 'cookie';
  return window.isSecureContext && 'indexedDB' in window ? 'key' : undefined;
}

/** Undefined where the browser keeps none, as some do in private windows. */
const browserKey = () =>
  loadCode(() => import('./browser-key.ts'), 'host/browser-key')
    .then((module) => module.browserKey())
    .catch(() => undefined);

interface Shown {
  headers: Record<string, string>;
  withCredentials: boolean;
}

/**
 * What a call carries so that its session opens something: by it the API knows the browser that signed in here.
 * `path` is that of the address; without a `token` it is a sign-in.
 */
export async function showBrowser(call: {
  method: string;
  path: string;
  token: string | null;
}): Promise<Shown> {
  const by = bond();
  if (by === 'cookie') return { headers: { [BOND_HEADER]: by }, withCredentials: true };
  const key = by && (await browserKey());
  if (!key) return { headers: {}, withCredentials: false };
  const headers = { [BOND_HEADER]: `key ${key.publicKey}` };
  const { token } = call;
  if (token === null) return { headers, withCredentials: false };
  const seconds = String(Math.floor((Date.now() + clockOffsetMs) / 1_000));
  const signature = await key.sign(textOfProof({ ...call, seconds, token }));
  return {
    headers: { ...headers, [PROOF_HEADER]: `${seconds}.${signature}` },
    withCredentials: false,
  };
}
