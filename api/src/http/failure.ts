import type { ApiError } from '../../contract/common.ts';

type FieldErrors = NonNullable<ApiError['errors']>;

interface FailureOptions {
  errors?: FieldErrors;
  /** Seconds after which trying again makes sense. */
  retryAfter?: number;
  /** What is there now, where somebody else changed it. */
  current?: object;
}

/** A refusal that is sent to the client in full: status, code, words. */
export class Failure extends Error {
  readonly errors: FieldErrors | undefined;
  readonly retryAfter: number | undefined;
  readonly current: object | undefined;

  constructor(
    readonly statusCode: number,
    readonly code: string,
    message: string,
    { errors, retryAfter, current }: FailureOptions = {},
  ) {
    super(message);
    this.errors = errors;
    this.retryAfter = retryAfter;
    this.current = current;
  }
}

/** 401: the request has no valid session. */
export const unauthorized = (message = 'Sign in to continue') =>
  new Failure(401, 'unauthorized', message);

/** 422: the account lacks the permission. Never 403, which would end the session (PERM-7, PERM-8). */
export const permissionMissing = () =>
  new Failure(422, 'permission_missing', 'Your account may not do this');

/** 422: what is asked gives power that lasts, and the sign-in is too long ago for it (AUTH-6). */
export const confirmationNeeded = () =>
  new Failure(
    422,
    'confirmation_needed',
    'Confirm that it is you: this takes your password, a passkey or a code, ten minutes after you signed in',
  );

/** 404: nothing that the caller may see has this address. */
export const notFound = (message: string, code = 'not_found') => new Failure(404, code, message);

/** 409: the request is well-formed, but what is there now stands against it. */
export const conflict = (code: string, message: string, errors?: FieldErrors) =>
  new Failure(409, code, message, errors && { errors });

/** 422: a rule of the shop that the request breaks whatever is there. */
export const refused = (code: string, message: string, errors?: FieldErrors) =>
  new Failure(422, code, message, errors && { errors });

/** 422: every wrong field with what it takes; the message is the first of them. */
export function invalid(errors: FieldErrors): Failure {
  const [first] = errors;
  if (!first) return new Failure(422, 'invalid_request', 'The request is malformed');
  const isSentence = /^[A-Z]/.test(first.message);
  const message = isSentence ? first.message : `${first.path} ${first.message}`;
  return new Failure(422, 'invalid_request', message, { errors });
}

/** 503: what the answer needs is not there now. `retryAfter` is in seconds. */
export const unavailable = (message: string, retryAfter: number) =>
  new Failure(503, 'unavailable', message, { retryAfter });

/** 503: more is asked than this process can do. Nothing was done for the request. */
export class Overloaded extends Failure {
  constructor() {
    super(
      503,
      'unavailable',
      'Very many people are here at the moment: try again in a few seconds',
      {
        retryAfter: 5,
      },
    );
  }
}

/** Does a change; where somebody else was faster, the refusal (409 `stale_version`) gives what `read` finds now. */
export async function givingCurrent<T>(
  work: () => Promise<T>,
  read: () => Promise<object>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Failure) || error.code !== 'stale_version') throw error;
    throw new Failure(error.statusCode, error.code, error.message, { current: await read() });
  }
}
