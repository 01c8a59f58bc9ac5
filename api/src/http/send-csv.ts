import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../database/database.ts';
import { writeEvent } from '../events/write-event.ts';
import { callerOf } from './access.ts';

async function* withFirst(first: string, rest: AsyncIterable<string>) {
  yield first;
  yield* rest;
}

interface Export {
  db: Database;
  request: FastifyRequest;
  reply: FastifyReply;
  /** What the file holds: "orders". */
  name: string;
  parts: AsyncGenerator<string, void, undefined>;
}

/**
 * Answers a file `<name>-<day>.csv` part by part. The first part is made, and the audit log told who takes what with
 * him, before the answer begins: what fails until then is answered as every other error.
 */
export async function sendExport(given: Export): Promise<FastifyReply> {
  const { db, request, reply, name, parts } = given;
  const head = await parts.next();
  await writeEvent(db, {
    subject: 'export',
    id: null,
    kind: 'exported',
    by: callerOf(request),
    text: name,
    after: { file: name, ...(request.query as object) },
  });
  const day = new Date().toISOString().slice(0, 10);
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}-${day}.csv"`)
    .send(Readable.from(withFirst(head.value ?? '', parts), { objectMode: false }));
}
