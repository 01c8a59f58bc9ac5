import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { invalid } from './failure.ts';

const VERSION = /^"(\d{1,10})"$/;
const HEADER = 'If-Match';

/** Whether a body names the version that its change is based on. */
export function takesVersion(body: z.ZodType | undefined): boolean {
  if (body instanceof z.ZodUnion)
    return body.options.every((one) => takesVersion(one as z.ZodType));
  return body instanceof z.ZodObject && 'version' in body.shape;
}

/**
 * Before a body with a version is checked: the version may stand in `If-Match` instead, as the ETag of what was read
 * has it. Refuses with 422 what is no such value, and two versions that differ. What is there in another version is
 * told by the change itself, with 409 and all of it, not with a bare 412.
 */
export async function readIfMatch(request: FastifyRequest): Promise<void> {
  const header = request.headers['if-match'];
  if (header === undefined) return;
  const version = Number(VERSION.exec(header)?.[1]);
  if (Number.isNaN(version)) {
    throw invalid([{ path: HEADER, message: 'must be the ETag of what you read, such as "3"' }]);
  }
  const { body } = request;
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return;
  const sent = (body as { version?: unknown }).version;
  if (sent !== undefined && sent !== version) {
    throw invalid([{ path: HEADER, message: 'names another version than the body' }]);
  }
  request.body = { ...body, version };
}

/** Names the version of what is answered, where it has one. */
export async function sendVersion(
  _request: FastifyRequest,
  reply: FastifyReply,
  answer: unknown,
): Promise<unknown> {
  const version = (answer as { version?: unknown } | null)?.version;
  if (reply.statusCode < 300 && Number.isInteger(version)) reply.header('etag', `"${version}"`);
  return answer;
}
