import dgram from 'node:dgram';
import dns, { type LookupAddress } from 'node:dns';
import net from 'node:net';
import { requestIdHeaders } from '@evmandi/contract/platform/request-context';
import { lock } from './lock.ts';
import { refuseHandles } from './native-handles.ts';

type Target = { host?: unknown; port?: unknown; path?: unknown };

/*
 * Foreign code may have replaced every method that it can name, so that what guards a connection calls none of a
 * prototype: these are taken before any of it runs, and a place is looked up as a key.
 */
const { apply } = Reflect;
const { isArray } = Array;
const { lookup: realLookup } = dns;
const openTo = () => Object.create(null) as Record<string, boolean>;

const DEFAULT_PORTS: Record<string, string> = { 'http:': '80', 'https:': '443' };
const origins = openTo();
/** The API by its name and port, and by the addresses that this process itself has found for that name. */
const places = openTo();

const withoutBrackets = (host: string) => host.replace(/^\[|\]$/g, '');

/** Lets this process ask the API at `address`; until then it reaches nothing. */
export function allowApi(address: string): void {
  const { origin, protocol, hostname, port } = new URL(address);
  origins[origin] = true;
  places[`${withoutBrackets(hostname)}:${port || DEFAULT_PORTS[protocol] || ''}`] = true;
}

/** The target of `connect(options)`, `connect(port, host)` or Node's own `connect([options, callback])`, copied. */
function targetOf(args: unknown[]): Target {
  const [first, second] = args;
  if (isArray(first)) return targetOf(first);
  if (typeof first === 'object' && first !== null) return { ...first };
  return { port: first, ...(typeof second === 'string' ? { host: second } : {}) };
}

function callbackOf(args: unknown[]): unknown {
  const flat = isArray(args[0]) ? args[0] : args;
  for (let at = 0; at < flat.length; at += 1) if (typeof flat[at] === 'function') return flat[at];
  return undefined;
}

/** Looks a name up that may be reached, and lets its addresses be reached. A lookup of its own could name any machine. */
const lookupFor = (port: string) =>
  ((name: string, options: dns.LookupOptions, done: (...found: unknown[]) => void) => {
    realLookup(name, options, (error, found: string | LookupAddress[], family) => {
      if (typeof found === 'string') places[`${found}:${port}`] = true;
      else
        for (let at = 0; at < (found?.length ?? 0); at += 1) {
          places[`${found[at]?.address}:${port}`] = true;
        }
      done(error, found, family);
    });
  }) as net.LookupFunction;

/** Every connection of Node's own modules, `fetch` included, is made by this method, on a handle of the system. */
function restrictConnections(): void {
  refuseHandles((address, port) => places[`${address}:${port}`] === true);
  const { prototype } = net.Socket;
  const connect = prototype.connect as unknown as (...args: unknown[]) => net.Socket;
  const guarded = function (this: net.Socket, ...args: unknown[]) {
    const { path, host: asked = 'localhost', port: at, ...target } = targetOf(args);
    // Each is read once: an object could read differently the second time.
    const host = `${asked}`;
    const port = `${at}`;
    if (path || !places[`${host}:${port}`]) {
      const wanted = path ? `${path}` : `${host}:${port}`;
      throw new Error(`A connection to ${wanted} is refused: only the API is let through`);
    }
    const checked = { ...target, host, port: +port, lookup: lookupFor(port) };
    return apply(connect, this, [checked, callbackOf(args)]);
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
    if (!origins[url.origin]) {
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
