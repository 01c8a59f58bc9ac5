import {
  BOND_HEADER,
  PROOF_HEADER,
  STAMP_HEADER,
  textOfProof,
} from '@evmandi/contract/domain/browser-bond';
import { readText, writeText } from './browser-storage.ts';
import { loadCode } from './code.ts';
import { callAddress } from './config.ts';

/** How far the clock of this device is behind that of the API, as its last refusal said. */
let clockOffsetMs = 0;

/** Takes the time of an answer's `date` header for the time. */
export function setClock(date: unknown): void {
  const theirs = Date.parse(String(date));
  if (!Number.isNaN(theirs)) clockOffsetMs = theirs - Date.now();
}

/** Kept for the first call of the next page; all tabs of a session have one. */
const STAMP_KEY = 'evmandi-own-stamp';

/** Takes the stamp that an answer gives; a proof has to hold it. */
export function takeStamp(headers: Partial<Record<string, unknown>> | undefined): void {
  const stamp = headers?.[STAMP_HEADER];
  if (typeof stamp === 'string' && stamp !== '') writeText(STAMP_KEY, stamp);
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

/** Resolves to undefined where the browser stores no keys, as in some private windows. */
const fromKeys = <Key>(take: (keys: typeof import('./browser-key.ts')) => Promise<Key>) =>
  loadCode(() => import('./browser-key.ts'), 'host/browser-key')
    .then(take)
    .catch(() => undefined);

interface Shown {
  headers: Record<string, string>;
  withCredentials: boolean;
  /** Stores what a session is bound to, once it has begun. */
  keep?: () => Promise<void>;
}

const NOTHING: Shown = { headers: {}, withCredentials: false };

/** What a call shows that begins a session. */
async function showNewKey(): Promise<Shown> {
  const key = await fromKeys((keys) => keys.newBrowserKey());
  if (!key) return NOTHING;
  const headers = { [BOND_HEADER]: `key2 ${key.publicKey}` };
  return { headers, withCredentials: false, keep: key.keep };
}

/**
 * Returns what a call carries so that the API knows the browser of its session (SESSION-10). `path` is that of the
 * address, with its query as it is sent; `token` is null for a call that begins a session.
 */
export async function showBrowser(call: {
  method: string;
  path: string;
  token: string | null;
}): Promise<Shown> {
  const by = bond();
  if (by === undefined) return NOTHING;
  if (by === 'cookie') return { headers: { [BOND_HEADER]: by }, withCredentials: true };
  const { token } = call;
  if (token === null) return showNewKey();
  const key = await fromKeys((keys) => keys.browserKey(token));
  if (!key) return NOTHING;
  const seconds = String(Math.floor((Date.now() + clockOffsetMs) / 1_000));
  const stamp = readText(STAMP_KEY) ?? '';
  const signature = await key.sign(textOfProof({ ...call, seconds, stamp, token }));
  const headers = {
    [BOND_HEADER]: `key2 ${key.publicKey}`,
    [PROOF_HEADER]: `${seconds}.${stamp}.${signature}`,
  };
  return { headers, withCredentials: false };
}
