import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { z } from 'zod';
import { ARTIFACT_FILE } from '../../registry/documents.ts';
import {
  errorSchema,
  type GcAnswer,
  gcSchema,
  type HistoryAnswer,
  historySchema,
  lineSchema,
  type MadeToken,
  madeTokenSchema,
  OFFSET_HEADER,
  type ReleaseRequest,
  type Retirement,
  type RollbackRequest,
  type StatusAnswer,
  statusSchema,
  TOKEN_ENDS_HEADER,
  type TokenRequest,
  type TokensAnswer,
  tokensSchema,
  uploadAnswerSchema,
} from '../../release/contract.ts';
import { warningText } from '../../release/token-texts.ts';
import { ReleaseRefused } from '../checks/refusal.ts';
import { UserError } from '../context.ts';

/** Where a release service is, and what opens it. */
interface ServiceOptions {
  url: string;
  token: string;
  /** Told once when the token ends soon. */
  warn?: (line: string) => void;
  /** In milliseconds. */
  now?: () => number;
}

/** A file that was cut off goes on this often. */
const MOST_TRIES = 5;
const PAUSE_MS = 500;
const AT_ONCE = 6;

/** An answer that is no success; `status` 0 where there was none. */
class CallFailed extends UserError {
  constructor(
    message: string,
    readonly status: number,
  ) {
    super(message);
  }
}

async function wordsOf(answer: Response): Promise<string> {
  const text = await answer.text();
  try {
    return errorSchema.parse(JSON.parse(text)).error;
  } catch {
    return text.slice(0, 200);
  }
}

/** The calls of a release service over HTTP. */
export function openService({ url, token, warn, now = Date.now }: ServiceOptions) {
  let isWarned = false;

  /** A command makes many calls: the first answer is enough. */
  function warnOnce(endsAt: string | null): void {
    if (isWarned || endsAt === null || Number.isNaN(Date.parse(endsAt))) return;
    isWarned = true;
    warn?.(warningText(token.split('_')[1] ?? '', endsAt, now()));
  }

  async function call(method: string, path: string, init: RequestInit = {}): Promise<Response> {
    const headers = { Authorization: `Bearer ${token}`, ...init.headers };
    const answer = await fetch(url + path, { ...init, method, headers }).catch((error: Error) => {
      const { cause } = error as { cause?: Error };
      const reason = cause?.message || error.message;
      throw new CallFailed(`The release service at ${url} does not answer: ${reason}`, 0);
    });
    warnOnce(answer.headers.get(TOKEN_ENDS_HEADER));
    if (answer.ok) return answer;
    const words = method === 'HEAD' ? '' : await wordsOf(answer);
    throw new CallFailed(
      `The release service at ${url} answers ${answer.status}: ${words}`,
      answer.status,
    );
  }

  const send = (method: string, path: string, body: object) =>
    call(method, path, {
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });

  const post = (path: string, body: object) => send('POST', path, body);

  const brokenOff = () =>
    new UserError(
      `The release service at ${url} broke off: npm run status tells what is live, npm run history what was made.`,
    );

  /** A document of the service; what is none comes from something else at that address. */
  function parsed<S extends z.ZodType>(schema: S, text: string): z.infer<S> {
    try {
      return schema.parse(JSON.parse(text)) as z.infer<S>;
    } catch {
      throw new UserError(
        `What answers at ${url} is no release service that this command knows: look at RELEASE_URL, and at the version of @evmandi/platform.`,
      );
    }
  }

  const textOf = (answer: Response) =>
    answer.text().catch(() => {
      throw brokenOff();
    });

  const read = async <S extends z.ZodType>(schema: S, answer: Promise<Response>) =>
    parsed(schema, await textOf(await answer));

  const offsetOf = async (address: string) =>
    Number((await call('HEAD', address)).headers.get(OFFSET_HEADER));

  /** Sends a file from where it is, again from there when the connection breaks. */
  async function sendFile(file: string, address: string, from: number): Promise<void> {
    const content = await readFile(file);
    let offset = from;
    for (let tries = 1; ; tries += 1) {
      try {
        await call('PUT', address, {
          headers: { [OFFSET_HEADER]: String(offset) },
          body: content.subarray(offset),
        });
        return;
      } catch (error) {
        const canGoOn = error instanceof CallFailed && [0, 409, 502, 503].includes(error.status);
        if (!canGoOn || tries === MOST_TRIES) throw error;
        await wait(PAUSE_MS * tries);
        offset = await offsetOf(address).catch(() => offset);
      }
    }
  }

  /** Uploads what was built in a folder. Returns the upload's id, and how many bytes were sent. */
  async function upload(folder: string): Promise<{ id: string; bytes: number }> {
    const artifact = await readFile(join(folder, ARTIFACT_FILE), 'utf8');
    const { id, missing } = await read(uploadAnswerSchema, post('/v1/uploads', { artifact }));
    const left = [...missing];
    const send = async () => {
      for (let next = left.shift(); next; next = left.shift()) {
        const path = next.path.split('/').map(encodeURIComponent).join('/');
        await sendFile(join(folder, next.path), `/v1/uploads/${id}/files/${path}`, next.offset);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, send));
    return { id, bytes: missing.reduce((sum, { bytes, offset }) => sum + bytes - offset, 0) };
  }

  /** The lines of an answer, as far as they come. */
  async function* linesOf(answer: Response): AsyncGenerator<string> {
    let rest = '';
    const decoder = new TextDecoder();
    try {
      for await (const chunk of (answer.body ?? []) as unknown as AsyncIterable<Uint8Array>) {
        const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
        rest = lines.pop() ?? '';
        yield* lines;
      }
    } catch {
      // The service has ended meanwhile: whoever reads misses the last line.
    }
  }

  /** Passes on what is said; throws ReleaseRefused or a UserError where nothing came of it. */
  async function follow(answer: Response, say: (line: string) => void): Promise<void> {
    for await (const text of linesOf(answer)) {
      const said = parsed(lineSchema, text);
      if ('line' in said) say(said.line);
      else if ('refused' in said) throw new ReleaseRefused(said.refused);
      else if ('failed' in said) throw new UserError(said.failed);
      else return;
    }
    throw brokenOff();
  }

  return {
    upload,
    holds: async (app: string, version: string): Promise<boolean> => {
      try {
        await call('GET', `/v1/artifacts/${app}/${version}`);
        return true;
      } catch (error) {
        if (error instanceof CallFailed && error.status === 404) return false;
        throw error;
      }
    },
    release: async (asked: ReleaseRequest, say: (line: string) => void) =>
      follow(await post('/v1/releases', asked), say),
    rollback: async (asked: RollbackRequest, say: (line: string) => void) =>
      follow(await post('/v1/rollbacks', asked), say),
    promote: async (app: string, say: (line: string) => void) =>
      follow(await post('/v1/promotions', { app }), say),
    takeBack: async (app: string, say: (line: string) => void) =>
      follow(await post('/v1/take-backs', { app }), say),
    pin: async (app: string, reason: string) =>
      void (await send('PUT', `/v1/pins/${encodeURIComponent(app)}`, { reason })),
    unpin: async (app: string) =>
      void (await call('DELETE', `/v1/pins/${encodeURIComponent(app)}`)),
    retire: async (what: Retirement) => void (await post('/v1/retirements', what)),
    status: (): Promise<StatusAnswer> => read(statusSchema, call('GET', '/v1/status')),
    history: (app: string | undefined, page: number): Promise<HistoryAnswer> => {
      const query = new URLSearchParams({ page: String(page), ...(app && { app }) });
      return read(historySchema, call('GET', `/v1/history?${query}`));
    },
    gc: (isDeleting: boolean): Promise<GcAnswer> =>
      read(gcSchema, post('/v1/gc', { delete: isDeleting })),
    tokens: (): Promise<TokensAnswer> => read(tokensSchema, call('GET', '/v1/tokens')),
    giveToken: (asked: TokenRequest): Promise<MadeToken> =>
      read(madeTokenSchema, post('/v1/tokens', asked)),
    revokeToken: async (id: string): Promise<void> => {
      await call('DELETE', `/v1/tokens/${encodeURIComponent(id)}`);
    },
  };
}

export type ServiceCalls = ReturnType<typeof openService>;
