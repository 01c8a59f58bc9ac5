import type { User } from '@evmandi/contract/domain/session';

/** Keys of the specification; `refreshToken` is only watched. */
export const SESSION_KEYS = ['token', 'refreshToken', 'user'] as const;
const EXPIRY_MARGIN_MS = 5_000;

const storage = () => (typeof window === 'undefined' ? undefined : window.localStorage);

export const storedToken = (): string | null => storage()?.getItem('token') ?? null;

function storedUser(): User | null {
  try {
    const user: unknown = JSON.parse(storage()?.getItem('user') ?? 'null');
    return user && typeof user === 'object' && 'role' in user ? (user as User) : null;
  } catch {
    return null;
  }
}

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

/** Specification 4: a token that is not expired, with 5 s in hand, and a stored user. */
export function readStoredSession(now = Date.now()): User | null {
  const token = storedToken();
  if (!token || expiry(token) - EXPIRY_MARGIN_MS <= now) return null;
  return storedUser();
}

export function writeStoredSession(token: string, user: User): void {
  storage()?.setItem('token', token);
  storage()?.setItem('user', JSON.stringify(user));
}

/** True when there was anything to clear. */
export function clearStoredSession(): boolean {
  const had = storedToken() !== null || storage()?.getItem('user') != null;
  for (const key of SESSION_KEYS) storage()?.removeItem(key);
  return had;
}
