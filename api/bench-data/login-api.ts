import { generateKeyPairSync, sign } from 'node:crypto';
import { availableParallelism } from 'node:os';
import {
  BOND_HEADER,
  PROOF_HEADER,
  STAMP_HEADER,
  textOfProof,
} from '@evmandi/contract/domain/browser-bond';
import { verify } from '@node-rs/argon2';
import type { InjectOptions } from 'fastify';
import { buildApp } from '../src/app.ts';
import { openDatabase } from '../src/database/database.ts';
import { hashPassword } from '../src/identity/passwords.ts';
import { fillProducts } from './fill-products.ts';
import { inTurns } from './in-turns.ts';
import { newSampleDatabase } from './sample-database.ts';

/** Without a session; with one of no browser, as all were before; with one that a cookie or a key binds. */
export type Asking = 'visitor' | 'unbound' | 'cookie' | 'key';

/** Signing in on a database of its own, and what it is measured against. */
export interface LoginApi {
  /** Signs in so often, from as many addresses, at accounts of their own; answers the milliseconds. */
  signIn(times: number): Promise<number>;
  /** Compares as many passwords, with the parameters and the threads of the API, and nothing around it. */
  bare(times: number): Promise<number>;
  /** Signs in without pause until it is told to end; answers how often it was done. */
  signInUntil(ended: Promise<unknown>): Promise<number>;
  /** Milliseconds of one guess at an account that is there, or at one that is not. */
  guess(known: boolean): Promise<number>;
  /** Milliseconds of one call that finds nothing, with a session to be checked or without. */
  ask(as: Asking): Promise<number>;
  /** The body of a page of the catalogue. */
  get(path: string): Promise<string>;
  close(): Promise<void>;
}

const SECRET = 'A secret of the measurement of signing in, long enough.';
const PASSWORD = 'the password of everybody here';
const ACCOUNTS = 60;
const AT_ONCE = 40;
/** What the API leaves hashing: all cores but one. */
const THREADS = Math.max(1, availableParallelism() - 1);
/** Guesses at one account before it is another's turn: fewer than are free. */
const GUESSES = 8;

const ASKED = '/api/quotes/nothing/decline';

/** Shows a key as browsers do. */
function browserKey() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const point = Buffer.concat([
    Buffer.from([4]),
    ...[x, y].map((of) => Buffer.from(of, 'base64url')),
  ]);
  const bond = { [BOND_HEADER]: `key2 ${point.toString('base64url')}` };
  const prove = (token: string, stamp: string) => {
    const seconds = String(Math.floor(Date.now() / 1_000));
    const text = textOfProof({ method: 'POST', path: ASKED, seconds, stamp, token });
    const signer = { key: privateKey, dsaEncoding: 'ieee-p1363' as const };
    const signature = sign('sha256', Buffer.from(text), signer).toString('base64url');
    return { ...bond, [PROOF_HEADER]: `${seconds}.${stamp}.${signature}` };
  };
  return { bond, prove };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** A new database on a PostgreSQL server with so many products, and accounts that have one password. */
export async function loginApi(server: string, products: number): Promise<LoginApi> {
  const { url, drop } = await newSampleDatabase(server);
  const database = await openDatabase({ dataDir: '', databaseUrl: url });
  const { db } = database;
  await fillProducts(db, products);
  const password_hash = await hashPassword(PASSWORD);
  const role = await db.selectFrom('roles').select('id').limit(1).executeTakeFirstOrThrow();
  await db
    .insertInto('users')
    .values(
      Array.from({ length: ACCOUNTS }, (_, n) => ({
        username: `person${n}`,
        name: `Person ${n}`,
        role_id: role.id,
        password_hash,
      })),
    )
    .execute();
  const app = await buildApp({ db, secrets: [SECRET], corsOrigins: [] });

  let sent = 0;
  const send = async (expected: number, request: InjectOptions & { url: string }) => {
    sent += 1;
    const remoteAddress = `10.${10 + (sent >> 16)}.${(sent >> 8) & 255}.${sent & 255}`;
    const answer = await app.inject({ remoteAddress, ...request });
    if (answer.statusCode !== expected) {
      throw new Error(`${request.url} answered ${answer.statusCode}: ${answer.body}`);
    }
    return answer;
  };
  const login = (expected: number, username: string, password: string, headers = {}) =>
    send(expected, {
      method: 'POST',
      url: '/api/auth/login',
      headers,
      payload: { username, password },
    });
  const comeIn = (headers?: Record<string, string>) =>
    login(200, `person${sent % ACCOUNTS}`, PASSWORD, headers);
  const tokenOf = (answer: Awaited<ReturnType<typeof comeIn>>) =>
    answer.json<{ token: string }>().token;
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
  const unbound = bearer(tokenOf(await comeIn()));
  const byCookie = await comeIn({ [BOND_HEADER]: 'cookie' });
  const [cookie = ''] = String(byCookie.headers['set-cookie']).split(';');
  const { bond, prove } = browserKey();
  const byKey = await comeIn(bond);
  const ofKey = tokenOf(byKey);
  const stamp = String(byKey.headers[STAMP_HEADER]);
  /** Made before a call is timed: the browser makes it. */
  const shown: Record<Asking, () => Record<string, string>> = {
    visitor: () => ({}),
    unbound: () => unbound,
    cookie: () => ({ ...bearer(tokenOf(byCookie)), cookie }),
    key: () => ({ ...bearer(ofKey), ...prove(ofKey, stamp) }),
  };
  const guesses = { known: 0, unknown: 0 };

  return {
    signIn: (times) => inTurns(times, AT_ONCE, () => comeIn()),
    bare: (times) => inTurns(times, THREADS, () => verify(password_hash, PASSWORD)),
    async signInUntil(ended) {
      let done = 0;
      let over = false;
      void ended.finally(() => {
        over = true;
      });
      const people = Array.from({ length: AT_ONCE }, async () => {
        while (!over) {
          await comeIn();
          done += 1;
        }
      });
      await Promise.all(people);
      return done;
    },
    guess: (known) => {
      const kind = known ? 'known' : 'unknown';
      const turn = Math.floor(guesses[kind] / GUESSES);
      guesses[kind] += 1;
      const username = known ? `person${turn % ACCOUNTS}` : `nobody${turn}`;
      return timed(() => login(401, username, 'wrong'));
    },
    ask: (as) => {
      const headers = shown[as]();
      return timed(() => send(404, { method: 'POST', url: ASKED, payload: {}, headers }));
    },
    get: async (path) => (await send(200, { url: path })).body,
    async close() {
      await app.close();
      await database.close();
      await drop();
    },
  };
}
