import { mkdir, readdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { FORMAT } from '@evmandi/contract/platform/documents';
import type { z } from 'zod';
import { hasCode, readDocument, writeOnce } from '../disk.ts';
import { documentText, parseDocument } from '../documents.ts';
import {
  callSchema,
  deletionSchema,
  type ListedToken,
  type LoggedCall,
  markSchema,
  momentSchema,
  outcomeSchema,
  type Records,
  revocationSchema,
  TOKENS_END,
  tokenSchema,
  triedId,
  triedSchema,
} from './records.ts';

const TOKENS = 'service/tokens';
const REVOKED = 'service/revoked';
const CALLS = 'service/calls';
const OUTCOMES = 'service/outcomes';
/** A file for each call that the audit log does not have yet. */
const UNSENT = 'service/unsent';
const MARKS = 'service/marks';
const MOMENTS = 'service/moments';
const DELETIONS = 'service/deletions';
const DELETIONS_ENDED = 'service/deletions-ended';
const TRIED = 'service/tried';

/** The records in a registry's folder: files that are put once, so that two processes cannot both write one. */
export function openFolderRecords(root: string): Records {
  const staging = join(root, 'staging');

  async function put(folder: string, id: string, document: object): Promise<boolean> {
    const path = join(root, folder, `${id}.json`);
    await mkdir(staging, { recursive: true });
    await mkdir(dirname(path), { recursive: true });
    return writeOnce(path, documentText({ format: FORMAT, ...document }), staging);
  }

  async function read<S extends z.ZodType>(folder: string, id: string, schema: S) {
    const place = `${folder}/${id}.json`;
    const text = await readDocument(root, place);
    return text === undefined ? undefined : parseDocument(place, schema, text);
  }

  /** Names of the documents in a folder, ascending. */
  async function idsIn(folder: string): Promise<string[]> {
    const names = await readdir(join(root, folder)).catch((error: unknown) => {
      if (hasCode(error, 'ENOENT')) return [];
      throw error;
    });
    return names
      .filter((name) => name.endsWith('.json'))
      .map((name) => name.slice(0, -'.json'.length))
      .sort();
  }

  async function readToken(id: string): Promise<ListedToken | undefined> {
    const token = await read(TOKENS, id, tokenSchema);
    return token && { ...token, revoked: await read(REVOKED, id, revocationSchema) };
  }

  async function readCalls(ids: readonly string[]): Promise<LoggedCall[]> {
    const found = await Promise.all(
      ids.map(async (id) => {
        const call = await read(CALLS, id, callSchema);
        return call && { call, outcome: await read(OUTCOMES, id, outcomeSchema) };
      }),
    );
    return found.filter((one) => one !== undefined);
  }

  /** All documents of a folder, ascending by their names. */
  async function readAll<S extends z.ZodType>(folder: string, schema: S) {
    const found = await Promise.all((await idsIn(folder)).map((id) => read(folder, id, schema)));
    return found.filter((one) => one !== undefined);
  }

  return {
    putToken: async (token) => {
      await put(TOKENS, token.id, token);
    },
    readToken,
    tokens: async () => {
      const found = await Promise.all((await idsIn(TOKENS)).map(readToken));
      return found
        .filter((token) => token !== undefined)
        .sort((a, b) => a.madeAt.localeCompare(b.madeAt));
    },
    revokeToken: async (id, by) => {
      if (!(await read(TOKENS, id, tokenSchema))) return false;
      return put(REVOKED, id, { by, at: new Date().toISOString() });
    },
    tokensEndSince: async (now) => {
      const readMoment = () => read(MOMENTS, TOKENS_END, momentSchema);
      const known = await readMoment();
      if (known) return known.at;
      // Of two processes that come here at once, one writes, and both read what it wrote.
      await put(MOMENTS, TOKENS_END, { at: now });
      return (await readMoment())?.at ?? now;
    },
    beginCall: async (call) => {
      // First: a call that is in the log and not among these would never be sent.
      await put(UNSENT, call.id, {});
      await put(CALLS, call.id, call);
    },
    endCall: (id, outcome) => put(OUTCOMES, id, outcome),
    calls: async (limit) => readCalls((await idsIn(CALLS)).slice(-limit).reverse()),
    unsent: async (limit) => readCalls((await idsIn(UNSENT)).slice(0, limit)),
    markSent: async (ids) => {
      for (const id of ids) await rm(join(root, UNSENT, `${id}.json`), { force: true });
    },
    putMark: async (mark) => {
      await put(MARKS, mark.id, mark);
    },
    marks: () => readAll(MARKS, markSchema),
    beginDeletion: async (deletion) => {
      await put(DELETIONS, deletion.id, deletion);
    },
    endDeletion: async (id, at) => {
      await put(DELETIONS_ENDED, id, { at });
    },
    deletions: async () => {
      const begun = await readAll(DELETIONS, deletionSchema);
      const ended = new Set(await idsIn(DELETIONS_ENDED));
      return begun.map((deletion) => ({ ...deletion, isOpen: !ended.has(deletion.id) }));
    },
    putTried: async (tried) => {
      await put(TRIED, triedId(tried), tried);
    },
    tried: () => readAll(TRIED, triedSchema),
    removeTried: (tried) => rm(join(root, TRIED, `${triedId(tried)}.json`), { force: true }),
  };
}
