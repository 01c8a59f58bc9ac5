import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import type { Judging } from '../cli/canary.ts';
import type { Trial } from '../cli/candidate/trial.ts';
import type { Lap } from '../cli/laps.ts';
import type { Quota } from '../gc/limits.ts';
import type { Registry } from '../registry/registry.ts';
import type { Caller } from './caller.ts';
import type { Uploads } from './uploads.ts';

export interface ServiceOptions {
  registry: Registry;
  uploads: Uploads;
  /** What runs one candidate. */
  makeTrial: (tell: { say: (line: string) => void; lap: Lap }) => Trial;
  /** What is known of canaries. */
  judging: Judging;
  /** What the API signs its calls for the staff with; without it there are none. */
  secret?: string | undefined;
  /** What the registry may hold of an app; as `limits.ts` says when left out. */
  quota?: Quota;
  report: (line: string) => void;
  /** The clock by which tokens end, in milliseconds; that of the machine when left out. */
  now?: () => number;
}

interface Asked {
  request: IncomingMessage;
  response: ServerResponse;
  /** What the request brings. */
  content: Readable;
  caller: Caller;
  /** What follows the route's path, from its slash on. */
  rest: string;
  query: URLSearchParams;
}

export interface Route {
  method: string;
  path: string;
  /** Answers all below its path, instead of the path itself. */
  open?: boolean;
  handle: (asked: Asked) => Promise<void>;
}

/** Finds what answers a path, and what its pattern leaves open. */
export function findRoute(routes: readonly Route[], method: string, pathname: string) {
  for (const route of routes) {
    const rest = pathname.slice(route.path.length);
    const fits = pathname.startsWith(route.path) && (route.open ? rest.startsWith('/') : !rest);
    if (fits && route.method === method) return { route, rest };
  }
  return undefined;
}
