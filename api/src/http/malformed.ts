import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { BARE_HEADERS } from './security.ts';

const HEADERS = Object.entries(BARE_HEADERS)
  .map(([name, value]) => `${name}: ${value}\r\n`)
  .join('');

/** What is no HTTP at all is refused on the bare connection, in the same shape as all else. */
export function answerBadRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? 431
      : error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? 408
        : 400;
  const body = JSON.stringify({
    message: `The request is malformed: ${STATUS_CODES[status]}`,
    code: 'invalid_request',
  });
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\ncontent-type: application/json\r\n${HEADERS}` +
      `content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  );
}
