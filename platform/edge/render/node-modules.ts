import assert from 'node:assert';
import { AsyncLocalStorage, AsyncResource } from 'node:async_hooks';
import buffer from 'node:buffer';
import crypto from 'node:crypto';
import events from 'node:events';
import path from 'node:path';
import stream from 'node:stream';
import stringDecoder from 'node:string_decoder';
import url from 'node:url';
import util from 'node:util';

const MODULES: Record<string, unknown> = {
  assert,
  // Hooks would see the handles of every connection.
  async_hooks: { AsyncLocalStorage, AsyncResource },
  buffer,
  crypto,
  events,
  path,
  stream,
  string_decoder: stringDecoder,
  url,
  util,
};

/**
 * The modules of Node that a host's server build may ask for, by both of their names: none of them reaches a file,
 * a process or the network. Remotes get none.
 */
export const NODE_MODULES: Record<string, unknown> = Object.fromEntries(
  Object.entries(MODULES).flatMap(([name, module]) => [
    [name, module],
    [`node:${name}`, module],
  ]),
);
