import type { ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import type { z } from 'zod';
import { ReleaseRefused } from '../cli/checks/refusal.ts';
import { UserError } from '../cli/context.ts';
import { explain } from '../cli/explain.ts';
import { findFaults } from '../registry/documents.ts';
import { RegistryAway, RegistryError } from '../registry/registry-error.ts';
import { CallError } from './call-error.ts';
import { NotAllowed } from './caller.ts';
import { type AnswerLine, LINES_TYPE, OFFSET_HEADER } from './contract.ts';

const MOST_BODY_BYTES = 8 * 1024 * 1024;

/** The JSON that a request brings, by its schema. Throws a CallError in words. */
export async function readBody<S extends z.ZodType>(
  content: Readable,
  schema: S,
): Promise<z.infer<S>> {
  return readValues(schema, jsonIn(await readText(content, MOST_BODY_BYTES)));
}

/** A body as a text; throws a CallError for one of more than `most` bytes. */
export async function readText(content: Readable, most: number): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  // Whoever sends too much is answered, by a connection that stays.
  const read = content.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>;
  for await (const chunk of read) {
    bytes += chunk.length;
    if (bytes > most) throw new CallError(413, 'The body is too large.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function jsonIn(text: string): unknown {
  try {
    return text === '' ? {} : JSON.parse(text);
  } catch {
    throw new CallError(400, 'The body is no JSON.');
  }
}

/** Values by their schema; throws a CallError that names every wrong one. */
export function readValues<S extends z.ZodType>(schema: S, values: unknown): z.infer<S> {
  const result = schema.safeParse(values);
  if (result.success) return result.data;
  const wrong = findFaults(schema, values).map(({ field, expected }) => `${field} ${expected}`);
  throw new CallError(422, wrong.join('; '));
}

export function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
  response.end(`${JSON.stringify(body)}\n`);
}

const statusOf = (error: unknown) => {
  if (error instanceof CallError) return error.status;
  if (error instanceof NotAllowed) return 403;
  if (error instanceof RegistryAway) return 503;
  return error instanceof UserError || error instanceof RegistryError ? 422 : 500;
};

/** What a call that went wrong is answered, without a stack; unexpected errors are reported. */
export function sendError(
  response: ServerResponse,
  error: unknown,
  report: (line: string) => void,
): void {
  const status = statusOf(error);
  if (status === 500) report(explain(error));
  const words = status === 500 ? 'Something went wrong here: see the log.' : String(message(error));
  if (response.headersSent) {
    response.end(`${JSON.stringify({ failed: words } satisfies AnswerLine)}\n`);
    return;
  }
  if (error instanceof CallError && error.offset !== undefined)
    response.setHeader(OFFSET_HEADER, error.offset);
  sendJson(response, status, { error: words });
}

const message = (error: unknown) => (error instanceof Error ? error.message : error);

/** Answers with one JSON document a line while work is done, the last with what came of it. */
export async function sendLines(
  response: ServerResponse,
  work: (say: (line: string) => void) => Promise<Extract<AnswerLine, { done: unknown }>['done']>,
): Promise<void> {
  const write = (line: AnswerLine) => {
    if (!response.headersSent) {
      response.writeHead(200, { 'Content-Type': LINES_TYPE, 'Cache-Control': 'no-store' });
    }
    response.write(`${JSON.stringify(line)}\n`);
  };
  try {
    write({ done: await work((line) => write({ line })) });
  } catch (error) {
    if (error instanceof ReleaseRefused) write({ refused: [...error.refusals] });
    else if (error instanceof UserError) write({ failed: error.message });
    else throw error;
  }
  response.end();
}
