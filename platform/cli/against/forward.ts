import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { request as secureRequest } from 'node:https';

/** Of an answer that is for the site's own address: they would bind this one, too. */
const NOT_HERE = ['strict-transport-security', 'access-control-allow-origin'];

/** Hands a call on to `target`, as if a page of `origin` had made it. */
export function forward(
  asked: IncomingMessage,
  response: ServerResponse,
  { target, origin }: { target: string; origin: string },
): void {
  const { method = 'GET', url = '/' } = asked;
  const { host: _host, referer: _referer, ...headers } = asked.headers;
  if (headers.origin) headers.origin = origin;
  const ask = target.startsWith('https:') ? secureRequest : request;
  const call = ask(new URL(target + url), { method, headers }, (answer) => {
    const kept = Object.entries(answer.headers).filter(([name]) => !NOT_HERE.includes(name));
    response.writeHead(answer.statusCode ?? 502, Object.fromEntries(kept));
    answer.pipe(response);
  });
  call.once('error', () => {
    if (response.headersSent) response.destroy();
    else response.writeHead(502).end();
  });
  response.once('close', () => call.destroy());
  asked.pipe(call);
}
