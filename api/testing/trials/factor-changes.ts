import { TOTP } from 'otpauth';
import { softPasskey } from '../soft-passkey.ts';
import type { Maker } from './makers.ts';
import { own, type Subjects } from './subjects.ts';

type Headers = Record<string, string>;

const DEVICE = 'x'.repeat(43);

/** The code of a secret, now or so many steps of time away. */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 });

/** Sends what must succeed, as a person with those headers or as nobody. */
async function send<T>(
  subjects: Subjects,
  url: string,
  payload: object,
  headers: Headers = {},
): Promise<T> {
  const remoteAddress = subjects.nextAddress();
  const request = { method: 'POST', url, payload, remoteAddress, headers } as const;
  const answer = await subjects.api.app.inject(request);
  if (answer.statusCode >= 400) throw new Error(`POST ${url}: ${answer.body}`);
  return answer.json<T>();
}

/** Somebody who has just signed in, for the first time. */
async function person(subjects: Subjects) {
  const body = subjects.registration();
  const { token, user } = await send<{ token: string; user: { id: string } }>(
    subjects,
    '/api/auth/register',
    body,
  );
  const { username, password } = body;
  return { id: user.id, username, password, headers: { authorization: `Bearer ${token}` } };
}

const offerApp = (subjects: Subjects, headers: Headers) =>
  send<{ secret: string }>(subjects, '/api/auth/authenticator', {}, headers);

/** With an app, whose code of this moment was not used. */
async function withApp(subjects: Subjects) {
  const who = await person(subjects);
  const { secret } = await offerApp(subjects, who.headers);
  const body = { code: codeOf(secret, -1) };
  await send(subjects, '/api/auth/authenticator/confirm', body, who.headers);
  return { ...who, secret };
}

const created = async (subjects: Subjects, headers: Headers) => {
  const offer = await send<{ challenge: string }>(
    subjects,
    '/api/auth/passkeys/options',
    {},
    headers,
  );
  const passkey = softPasskey();
  return { passkey, credential: passkey.create({ challenge: offer.challenge }) };
};

async function withPasskey(subjects: Subjects) {
  const who = await person(subjects);
  const { passkey, credential } = await created(subjects, who.headers);
  await send(subjects, '/api/auth/passkeys', { credential }, who.headers);
  return { ...who, passkey };
}

const ticketOf = async (subjects: Subjects, username: string, password: string) => {
  const body = { username, password, steps: true };
  return (await send<{ ticket: string }>(subjects, '/api/auth/login', body)).ticket;
};

/** The ticket of somebody whose role needs a factor, and who has none. */
async function enrolling(subjects: Subjects): Promise<string> {
  const role = await subjects.send<{ id: string }>(
    '/api/admin/roles',
    { name: own('Guarded'), permissions: [], needsSecondFactor: true },
    'admin',
  );
  const username = own('person');
  const { link } = await subjects.send<{ link: { path: string } }>(
    '/api/admin/accounts',
    { username, name: 'A Person', roleId: role.id },
    'admin',
  );
  const newPassword = own('a long password');
  const token = link.path.split('#')[1];
  await send(subjects, '/api/auth/password-links/use', { token, newPassword });
  return ticketOf(subjects, username, newPassword);
}

const asPerson: Maker = async (subjects) => ({
  body: {},
  headers: (await person(subjects)).headers,
});
const asAppHolder: Maker = async (subjects) => ({ headers: (await withApp(subjects)).headers });

/** Calls that need a passkey or a code of an app, each with an account of its own. */
export const FACTOR_CHANGES: Record<string, Maker> = {
  'post /api/auth/login/code': async (subjects) => {
    const { username, password, secret } = await withApp(subjects);
    const ticket = await ticketOf(subjects, username, password);
    return { body: { ticket, code: codeOf(secret), device: DEVICE, trust: true } };
  },
  'post /api/auth/login/authenticator': async (subjects) => ({
    body: { ticket: await enrolling(subjects) },
  }),
  'post /api/auth/login/authenticator/confirm': async (subjects) => {
    const ticket = await enrolling(subjects);
    const { secret } = await send<{ secret: string }>(subjects, '/api/auth/login/authenticator', {
      ticket,
    });
    return { body: { ticket, code: codeOf(secret), device: DEVICE } };
  },
  'post /api/auth/login/passkey/options': async () => ({ body: {} }),
  'post /api/auth/login/passkey': async (subjects) => {
    const { id, passkey } = await withPasskey(subjects);
    const { challenge } = await send<{ challenge: string }>(
      subjects,
      '/api/auth/login/passkey/options',
      {},
    );
    const userHandle = Buffer.from(id).toString('base64url');
    return { body: { credential: passkey.get({ challenge, userHandle }), device: DEVICE } };
  },
  'post /api/auth/confirm': async (subjects) => {
    const { password, headers } = await person(subjects);
    return { body: { currentPassword: password }, headers };
  },
  'post /api/auth/confirm/passkey': asPerson,
  'post /api/auth/passkeys/options': asPerson,
  'post /api/auth/passkeys': async (subjects) => {
    const { headers } = await person(subjects);
    return { body: { credential: (await created(subjects, headers)).credential }, headers };
  },
  'patch /api/auth/passkeys/{id}': async (subjects) => {
    const { headers, passkey } = await withPasskey(subjects);
    return { path: { id: passkey.id }, body: { name: own('My telephone') }, headers };
  },
  'delete /api/auth/passkeys/{id}': async (subjects) => {
    const { headers, passkey } = await withPasskey(subjects);
    return { path: { id: passkey.id }, headers };
  },
  'post /api/auth/authenticator': asPerson,
  'post /api/auth/authenticator/confirm': async (subjects) => {
    const { headers } = await person(subjects);
    const { secret } = await offerApp(subjects, headers);
    return { body: { code: codeOf(secret) }, headers };
  },
  'delete /api/auth/authenticator': asAppHolder,
  'post /api/auth/recovery-codes': async (subjects) => ({
    body: {},
    ...(await asAppHolder(subjects)),
  }),
  'delete /api/admin/accounts/{id}/authenticator': async (subjects) => ({
    path: { id: (await withApp(subjects)).id },
  }),
  'delete /api/admin/accounts/{id}/passkeys': async (subjects) => ({
    path: { id: (await withPasskey(subjects)).id },
  }),
};
