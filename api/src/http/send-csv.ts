import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

async function* withFirst(first: string, rest: AsyncIterable<string>) {
  yield first;
  yield* rest;
}

/**
 * Answers a file `<name>-<day>.csv` part by part. The first part is made before the answer begins: what
 * fails until then is answered as every other error.
 */
export async function sendCsv(
  reply: FastifyReply,
  name: string,
  parts: AsyncGenerator<string, void, undefined>,
): Promise<FastifyReply> {
  const head = await parts.next();
  const day = new Date().toISOString().slice(0, 10);
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}-${day}.csv"`)
    .send(Readable.from(withFirst(head.value ?? '', parts), { objectMode: false }));
}
