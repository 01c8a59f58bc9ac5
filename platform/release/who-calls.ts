import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { networkOf } from '@evmandi/contract/platform/proxies';
import { isStaffCall, readStaffCall } from '@evmandi/contract/platform/staff-call';
import { LRUCache } from 'lru-cache';
import { readText } from './answers.ts';
import { CallError } from './call-error.ts';
import { type Caller, staffCaller, tokenCaller } from './caller.ts';
import type { ServiceOptions } from './route.ts';
import { endedText } from './token-texts.ts';
import { findToken } from './tokens.ts';
import { createTries } from './tries.ts';

/** What the API sends for a person is read before it is believed. */
const MOST_SIGNED_BYTES = 64 * 1024;
/** Longer than a signature is good for. */
const REMEMBERED_MS = 15 * 60_000;

/** Who makes a call, and what it brings. */
interface Asking {
  caller: Caller;
  content: Readable;
}

/** Returns what tells who makes a call; it throws a CallError for whoever cannot be known. */
export function whoCalls(
  { registry, secret, now = Date.now }: Pick<ServiceOptions, 'registry' | 'secret' | 'now'>,
  tries = createTries(),
) {
  /** Signatures of calls that change something: none is good twice. */
  const used = new LRUCache<string, true>({ max: 10_000, ttl: REMEMBERED_MS });

  async function staffOf(request: IncomingMessage, address: string): Promise<Asking | undefined> {
    if (secret === undefined || !isStaffCall(request.headers)) return undefined;
    const { headers, method = '', url: path = '' } = request;
    const body = await readText(request, MOST_SIGNED_BYTES);
    const staff = readStaffCall(secret, headers, { method, path, body });
    if (!staff) return undefined;
    if (method !== 'GET') {
      if (used.has(staff.signature)) throw new CallError(409, 'This call was made already.');
      used.set(staff.signature, true);
    }
    return { caller: staffCaller(staff, address), content: Readable.from([Buffer.from(body)]) };
  }

  return async (request: IncomingMessage): Promise<Asking> => {
    const address = request.socket.remoteAddress ?? 'unknown';
    const staff = await staffOf(request, address);
    if (staff) return staff;
    const [, text = ''] = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '') ?? [];
    const found = await findToken(registry.records, text, now());
    if (found && !found.ended) return { caller: tokenCaller(found, address), content: request };
    if (!tries.count(networkOf(address))) {
      throw new CallError(429, 'Too many calls without a token: try again in a minute.');
    }
    if (found) {
      throw new CallError(401, endedText(found.token.id, found.token.app, found.endsAt));
    }
    throw new CallError(401, 'Send a token that opens this: Authorization: Bearer evt_...');
  };
}
