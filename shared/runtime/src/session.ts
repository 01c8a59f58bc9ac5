import type { User } from '@evmandi/contract/domain/session';
import { ENDED_KEY } from '@evmandi/contract/domain/session-end';
import { create } from 'zustand';
import { showBrowser } from './browser-bond.ts';
import { writeText } from './browser-storage.ts';
import { callAddress } from './config.ts';
import { setRefusedHandler } from './http.ts';
import {
  clearOwn,
  clearStoredSession,
  readStoredSession,
  SESSION_KEYS,
  storedToken,
  writeStoredSession,
} from './stored-session.ts';

const CHECK_INTERVAL_MS = 30_000;

interface SessionState {
  /** The signed-in person; null for a visitor, and until the first check after hydration. */
  user: User | null;
}

/** Who is signed in, as a store: `useSession((session) => session.user)`. */
export const useSession = create<SessionState>(() => ({ user: null }));

/** Reads the stored session anew, so that guards never decide on an old answer. */
export function checkSession(): User | null {
  const user = readStoredSession();
  const known = useSession.getState().user;
  if (JSON.stringify(user) !== JSON.stringify(known)) useSession.setState({ user });
  return user;
}

/** Whether a token is stored, also one that has run out or cannot be read: somebody was signed in here. */
export const hadSession = (): boolean => storedToken() !== null;

/** Keeps the answer of a sign-in. */
export function signIn(answer: { token: string; user: User }): void {
  writeStoredSession(answer.token, answer.user);
  checkSession();
}

/** Keeps what the server says of the signed-in person now; nothing where nobody is. */
export function keepUser(user: User): void {
  const token = storedToken();
  if (token && checkSession()?.id === user.id) signIn({ token, user });
}

export type SessionEnd = 'signed-out' | 'expired' | 'refused';
let onEnd: (reason: SessionEnd) => void = () => {};

function end(reason: SessionEnd): void {
  // Where the token is gone already, the tab that took it has said why; of a refusal, the client has.
  if (reason !== 'refused' && storedToken()) writeText(ENDED_KEY, reason);
  clearStoredSession();
  // Whose session has run out or was ended comes back to what was typed; nobody else is shown it.
  if (reason === 'signed-out') clearOwn();
  useSession.setState({ user: null });
  onEnd(reason);
}

/** Clears a session that the server has ended already, and lets the host go to `/login`. */
export function leaveSession(): void {
  end('signed-out');
}

/**
 * Clears the session here at once and lets the host go to `/login`; the server is told beside it, so that a
 * copy of the token ends, too. Where it cannot be reached the token expires by itself.
 */
export function signOut(): void {
  const token = storedToken();
  leaveSession();
  if (token) endAtServer(token).catch(() => {});
}

/** By `fetch`, which outlives the page: axios would take the token of whoever signs in meanwhile. */
async function endAtServer(token: string): Promise<void> {
  const address = `${callAddress()}/api/auth/logout`;
  const call = { method: 'POST', path: new URL(address).pathname, token };
  const { headers, withCredentials } = await showBrowser(call);
  await fetch(address, {
    method: 'POST',
    keepalive: true,
    credentials: withCredentials ? 'include' : 'omit',
    headers: {
      ...headers,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ everywhere: false }),
  });
}

/**
 * The host's session rules (SESSION-3): a check at start, every 30 s, whenever another tab changes the
 * stored session, and when the page comes back into sight: timers sleep with the machine. `ended` navigates; it decides itself whether the current route is public.
 * Returns a function that stops it all.
 */
export function watchSession(ended: (reason: SessionEnd) => void): () => void {
  onEnd = ended;
  setRefusedHandler(() => end('refused'));
  const check = () => {
    const was = useSession.getState().user;
    if (checkSession()) return;
    if (was || storedToken()) end('expired');
  };
  const onStorage = (event: StorageEvent) => {
    if (event.key === null || SESSION_KEYS.some((key) => key === event.key)) check();
  };
  check();
  const timer = setInterval(check, CHECK_INTERVAL_MS);
  window.addEventListener('storage', onStorage);
  document.addEventListener('visibilitychange', check);
  return () => {
    clearInterval(timer);
    window.removeEventListener('storage', onStorage);
    document.removeEventListener('visibilitychange', check);
    setRefusedHandler(() => {});
    onEnd = () => {};
  };
}
