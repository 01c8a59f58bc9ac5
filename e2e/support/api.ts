import { randomUUID } from 'node:crypto';
import type { User } from '@evmandi/contract/domain/session';
import type { Page } from '@playwright/test';
import { reachStorage } from './storage.ts';

/** The demo accounts that journeys use. */
export type Account = 'admin' | 'staff' | 'counter' | 'stock' | 'platform' | 'dealer' | 'customer';

interface Credentials {
  username: string;
  password: string;
}

interface Session {
  token: string;
  user: User;
}

interface Call {
  /** Without it a visitor calls. */
  as?: Account;
  body?: object;
  /** Of an order that is placed. */
  key?: string;
}

/** What gives lasting power is done by who signed in within ten minutes (AUTH-6). */
const RENEWED_AFTER_MS = 5 * 60_000;
const sessions = new Map<Account, { session: Promise<Session>; begun: number }>();

/** Calls the API beside the browser, such as `POST /orders`. Throws for every refusal. */
export async function callApi<T>(
  [method, path]: [method: string, path: string],
  { as, body, key }: Call = {},
): Promise<T> {
  const answer = await fetch(`${process.env.SITE_API}/api${path}`, {
    method,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(as && { authorization: `Bearer ${(await sessionOf(as)).token}` }),
      ...(key && { 'idempotency-key': key }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path} answers ${answer.status}: ${text}`);
  return JSON.parse(text) as T;
}

function signIn(who: Account | Credentials): Promise<Session> {
  const body = typeof who === 'string' ? { username: who, password: `evmandi-${who}` } : who;
  return callApi<Session>(['POST', '/auth/login'], { body });
}

/** Of the calls beside the browser: one for a worker, and never an old one. */
function sessionOf(account: Account): Promise<Session> {
  const known = sessions.get(account);
  if (known && Date.now() - known.begun < RENEWED_AFTER_MS) return known.session;
  const session = signIn(account);
  sessions.set(account, { session, begun: Date.now() });
  return session;
}

/** Makes the account of a person who bought nothing yet, for a journey that no other one may disturb. */
export async function newCustomer(name: string): Promise<Credentials> {
  const username = `${name.toLowerCase()}-${randomUUID().slice(0, 8)}`;
  const own = { username, password: 'a password of the journeys' };
  const contact = { name, phone: '+91 98480 22338', email: `${username}@example.in` };
  const body = { kind: 'customer', ...contact, ...own, accepted: true };
  await callApi(['POST', '/auth/register'], { body });
  return own;
}

/**
 * Signs in as the form would have: the next address is opened signed in. The session is the page's own, so
 * that signing out there ends no other.
 */
export async function enterAs(page: Page, who: Account | Credentials): Promise<void> {
  await reachStorage(page);
  await page.evaluate(
    ({ token, user }) => {
      localStorage.setItem('token', token);
      localStorage.setItem('user', JSON.stringify(user));
    },
    await signIn(who),
  );
}

/** `YYYY-MM-DD` in India, so many days from today. */
export const inDays = (days: number): string =>
  new Date(Date.now() + 5.5 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10);
