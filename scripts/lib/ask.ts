import { type IncomingHttpHeaders, type RequestOptions, request } from 'node:http';
import { connect } from 'node:http2';

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
  text: string;
}

interface Asked extends RequestOptions {
  body?: string | Buffer;
}

/** One request on a connection of its own; nothing is decompressed. */
export function ask(url: string, { body, ...options }: Asked = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { agent: false, ...options }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.once('error', reject);
      response.once('end', () => {
        const bytes = Buffer.concat(parts);
        const { statusCode: status = 0, headers } = response;
        resolve({ status, headers, bytes, text: bytes.toString() });
      });
    });
    asked.once('error', reject);
    asked.end(body);
  });
}

/** One request over HTTP/2; any certificate is accepted. */
export function askHttp2(
  origin: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<Answer & { protocol: string | undefined }> {
  return new Promise((resolve, reject) => {
    const session = connect(origin, { rejectUnauthorized: false }).once('error', reject);
    const stream = session.request({ ':path': path, ...headers });
    const parts: Buffer[] = [];
    let head: IncomingHttpHeaders & { ':status'?: number } = {};
    stream.once('response', (received) => {
      head = received;
    });
    stream.on('data', (part: Buffer) => parts.push(part));
    stream.once('error', reject);
    stream.once('end', () => {
      const bytes = Buffer.concat(parts);
      const protocol = session.alpnProtocol;
      session.close();
      const { ':status': status = 0, ...rest } = head;
      resolve({ status, headers: rest, bytes, text: bytes.toString(), protocol });
    });
    stream.end();
  });
}
