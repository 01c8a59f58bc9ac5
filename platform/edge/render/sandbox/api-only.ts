import dgram from 'node:dgram';
import net from 'node:net';
import { requestIdHeaders } from '@evmandi/contract/platform/request-context';
import { lock } from './lock.ts';

type Target = { host?: string; port?: number | string; path?: string };

const DEFAULT_PORTS: Record<string, string> = { 'http:': '80', 'https:': '443' };
const origins = new Set<string>();
const places = new Set<string>();

const placeOf = (host: string, port: number | string) => `${host.replace(/^\[|\]$/g, '')}:${port}`;

/** Lets this process ask the API at `address`; until then it reaches nothing. */
export function allowApi(address: string): void {
  const { origin, protocol, hostname, port } = new URL(address);
  origins.add(origin);
  places.add(placeOf(hostname, port || DEFAULT_PORTS[protocol] || ''));
}

/** The target of `connect(options)`, `connect(port, host)` or Node's own `connect([options, callback])`, copied. */
function targetOf([first, second]: unknown[]): Target {
  if (Array.isArray(first)) return targetOf(first);
  if (typeof first === 'object' && first !== null) return { ...first };
  const isPort = typeof first === 'number' || /^\d+$/.test(String(first));
  if (!isPort) return { path: String(first) };
  return { port: String(first), ...(typeof second === 'string' ? { host: second } : {}) };
}

function callbackOf(args: unknown[]): unknown {
  const flat = Array.isArray(args[0]) ? args[0] : args;
  return flat.find((value) => typeof value === 'function');
}

/** Every connection of Node's own modules, `fetch` included, is made by this method. */
function restrictConnections(): void {
  const { prototype } = net.Socket;
  const connect = prototype.connect as unknown as (...args: unknown[]) => net.Socket;
  const guarded = function (this: net.Socket, ...args: unknown[]) {
    const { path, host = 'localhost', port = '', ...target } = targetOf(args);
    if (path || !places.has(placeOf(host, port))) {
      const wanted = path || placeOf(host, port);
      throw new Error(`A connection to ${wanted} is refused: only the API is let through`);
    }
    // A lookup of its own could name any machine.
    const checked = { ...target, host, port: Number(port), lookup: undefined };
    return connect.call(this, checked, callbackOf(args));
  };
  lock(prototype, 'connect', guarded);
  const refuse = () => {
    throw new Error('Only connections to the API are let through');
  };
  lock(net.Server.prototype, 'listen', refuse);
  for (const method of ['bind', 'connect', 'send', 'sendto']) {
    lock(dgram.Socket.prototype, method, refuse);
  }
}

/**
 * `fetch` says itself what it refuses; redirections elsewhere fail when they connect. The API learns which
 * request it is asked for.
 */
function restrictedFetch(real: typeof fetch): typeof fetch {
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : String(input));
    if (!origins.has(url.origin)) {
      throw new TypeError(`fetch of ${url.origin} is refused: only the API may be asked`);
    }
    const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : {}));
    for (const [name, value] of Object.entries(requestIdHeaders())) headers.set(name, value);
    return real(input instanceof Request ? input : url, { ...init, headers });
  };
}

/** Leaves this process no way to the network but the API. */
export function restrictNetwork(): void {
  restrictConnections();
  lock(globalThis, 'fetch', restrictedFetch(globalThis.fetch));
  for (const name of ['WebSocket', 'EventSource']) Reflect.deleteProperty(globalThis, name);
}
