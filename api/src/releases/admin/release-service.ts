import { type StaffAccount, staffHeaders } from '@evmandi/contract/platform/staff-call';
import { Failure, notFound, refused, unavailable } from '../../http/failure.ts';

const READ_LIMIT_MS = 10_000;
/** A rollback waits until every edge serves it. */
const CHANGE_LIMIT_MS = 60_000;
const RETRY_AFTER_S = 5;

export interface ServiceCall {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** With its query: `/v1/calls?page=2`. */
  path: string;
  body?: object;
  /** Who asks, for the service's log. */
  person: { name: string; account: StaffAccount };
}

/** Returns the account and the address that a call to the release service names. */
export const personOf = (
  { id, name, username }: { id: string; name: string; username: string },
  address: string,
): ServiceCall['person'] => ({ name, account: { id, username, address } });

/** What staff ask of the release service, in their name. */
export interface ReleaseService {
  /** Resolves to the JSON of its answer. Throws a Failure that says what failed. */
  call(call: ServiceCall): Promise<unknown>;
}

/** Of a call that has not reached it. */
const NOT_THERE = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EHOSTUNREACH']);

const codeOf = (error: unknown) => (error as { cause?: { code?: string } }).cause?.code;
const causeOf = (error: unknown) => {
  const { name } = error as { name?: string };
  return name === 'TimeoutError' ? 'in time' : `(${codeOf(error) ?? name})`;
};

function outcomeOf(error: unknown, isRead: boolean): string {
  if (isRead) return 'What is live goes on as it is';
  if (NOT_THERE.has(codeOf(error) ?? '')) return 'Nothing was done';
  return 'Whether it was done is not known: look at what is live before you try again';
}

function away(error: unknown, isRead: boolean): Failure {
  return unavailable(
    `The release service does not answer ${causeOf(error)}. ${outcomeOf(error, isRead)}`,
    RETRY_AFTER_S,
  );
}

interface Refusal {
  rule: string;
  place: string;
  message: string;
}
type Answer = Partial<{
  done: { number: number };
  refused: Refusal[];
  failed: string;
  error: string;
}>;

/** The JSON of an answer; of one that tells what is done while it is done, its last line. */
function lastOf(text: string): Answer {
  const last = text.trim().split('\n').at(-1) ?? '';
  try {
    return last === '' ? {} : (JSON.parse(last) as Answer);
  } catch {
    throw unavailable('The release service answers what nobody understands', RETRY_AFTER_S);
  }
}

function failureOf(status: number, { error, failed, refused: found }: Answer): Failure | undefined {
  if (found) {
    const words = found.map(({ rule, place, message }) => `${place}: ${message} (rule ${rule})`);
    return refused('release_refused', words.join('. '));
  }
  if (failed !== undefined) return refused('release_refused', failed);
  if (status < 400) return undefined;
  const words = error ?? `The release service answers ${status}`;
  if (status === 401) {
    return unavailable(
      'The release service does not know this API: both need the same RELEASE_SECRET',
      RETRY_AFTER_S,
    );
  }
  if (status === 404) return notFound(words);
  if (status === 409) return new Failure(409, 'release_conflict', words);
  return status < 500 ? refused('release_refused', words) : unavailable(words, RETRY_AFTER_S);
}

/** The release service at an address; every call is signed with the secret that both hold. */
export function openReleaseService(url: string, secret: string): ReleaseService {
  return {
    async call({ method, path, body, person }) {
      const text = body === undefined ? '' : JSON.stringify(body);
      const isRead = method === 'GET';
      const signed = { method, path, body: text };
      try {
        const answer = await fetch(url + path, {
          method,
          headers: {
            ...staffHeaders(secret, { ...signed, by: person.name, account: person.account }),
            ...(body !== undefined && { 'Content-Type': 'application/json' }),
          },
          ...(body !== undefined && { body: text }),
          signal: AbortSignal.timeout(isRead ? READ_LIMIT_MS : CHANGE_LIMIT_MS),
        });
        const last = lastOf(await answer.text());
        const failure = failureOf(answer.status, last);
        if (failure) throw failure;
        return last;
      } catch (error) {
        throw error instanceof Failure ? error : away(error, isRead);
      }
    },
  };
}
