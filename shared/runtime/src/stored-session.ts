import type { User } from '@evmandi/contract/domain/session';
import { readText, removeKey, storedKeys, writeText } from './browser-storage.ts';
import { asRecord, type Parse, readChecked, SET_ASIDE } from './checked-storage.ts';

/** Keys of the stored session (SESSION-1); `refreshToken` is only watched. */
export const SESSION_KEYS = ['token', 'refreshToken', 'user'] as const;
/** What a screen keeps of a person, under keys that begin with this, goes with their session. */
const OWN = 'evmandi-own-';
const EXPIRY_MARGIN_MS = 5_000;

/** Returns the JWT in local storage, expired or not; null when there is none. */
export const storedToken = (): string | null => readText('token');

const isText = (value: unknown): value is string => typeof value === 'string';
const isPermission = (value: unknown) => typeof asRecord(value)?.permissionCode === 'number';

/** The stored user as the API answered it; fields that this release does not know are kept. */
const parseUser: Parse<User> = (value) => {
  const user = asRecord(value);
  const role = asRecord(user?.role);
  const named = isText(user?.id) && isText(user.username) && isText(user.name);
  if (!named || !isText(role?.name) || !Array.isArray(role.permissions)) return undefined;
  return role.permissions.every(isPermission) ? (value as User) : undefined;
};

/** Payload `exp` of a JWT in milliseconds; 0 when it has none or cannot be read. */
function expiry(token: string): number {
  try {
    const payload = token.split('.')[1] ?? '';
    const json = atob(payload.replace(/-/g, '+').replace(/_/g, '/'));
    const { exp } = JSON.parse(json) as { exp?: unknown };
    return typeof exp === 'number' ? exp * 1000 : 0;
  } catch {
    return 0;
  }
}

/** Returns the stored user while the token is not expired, with a margin of 5 s (SESSION-2). */
export function readStoredSession(now = Date.now()): User | null {
  const token = storedToken();
  if (!token || expiry(token) - EXPIRY_MARGIN_MS <= now) return null;
  return readChecked('user', parseUser) ?? null;
}

/** Keeps a session in local storage, for every tab. Never throws. */
export function writeStoredSession(token: string, user: User): void {
  // Other tabs see one after the other, and would end a session that has a token and no user.
  writeText('user', JSON.stringify(user));
  writeText('token', token);
}

/** Removes the session, and what was set aside of it, from local storage. */
export function clearStoredSession(): void {
  for (const key of SESSION_KEYS) removeKey(key);
  // What was set aside belongs to the person who is leaving.
  removeKey(`user${SET_ASIDE}`);
}

/** Removes what screens keep of the person who is leaving, whether they are loaded or not. */
export function clearOwn(): void {
  for (const key of storedKeys()) if (key.startsWith(OWN)) removeKey(key);
}
