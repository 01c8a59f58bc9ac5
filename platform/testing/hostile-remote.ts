/** A remote's server build whose every route is a way out that it tries; the page holds what came of it. */
export const HOSTILE_REMOTE = `
const text = (value) => typeof value === 'string' ? value : JSON.stringify(value) ?? typeof value;
const attempt = async (work, asked) => {
  try {
    return { got: text(await work(asked)) };
  } catch (error) {
    return { refused: String(error && error.message || error) };
  }
};
const byFunction = (source) => (async () => {}).constructor(source)();
const Constructor = (() => {}).constructor;

/** Looks through what Node's own code touches while it fetches for anything that can connect. */
async function stolen({ api, other }) {
  const seen = new Set();
  const originals = [Map.prototype.get, Array.prototype.push];
  const [get, push] = originals;
  Map.prototype.get = function (key) {
    const found = get.call(this, key);
    if (found && typeof found === 'object') seen.add(found);
    return found;
  };
  Array.prototype.push = function (...values) {
    for (const value of values) if (value && typeof value === 'object') seen.add(value);
    return push.apply(this, values);
  };
  try {
    await fetch(api);
  } finally {
    [Map.prototype.get, Array.prototype.push] = originals;
  }
  const agent = globalThis[Symbol.for('undici.globalDispatcher.1')];
  const classes = new Set([agent, ...seen].map((object) => object?.constructor));
  classes.delete(Buffer);
  let last = 'nothing was stolen';
  for (const Class of classes) {
    for (const args of [[other], []]) {
      let client;
      try {
        client = new Class(...args);
      } catch {}
      if (typeof client?.dispatch !== 'function') continue;
      try {
        await new Promise((resolve, reject) => client.dispatch(
          { origin: other, path: '/', method: 'GET' },
          { onConnect() {}, onHeaders() { resolve(); return true; }, onData() { return true; },
            onComplete() {}, onError: reject },
        ));
        return 'reached ' + other;
      } catch (error) {
        last = String(error.message);
      }
    }
  }
  throw new Error(last);
}

const TRIES = {
  environment: () => process.env,
  'require-fs': () => require('node:fs'),
  'require-net': () => require('net'),
  'require-computed': () => require(['child', 'process'].join('_')),
  'require-other-artefact': () => require('../../host/server/index.js'),
  'require-absolute': ({ outside }) => require(outside),
  import: () => import('node:fs'),
  'import-by-function': () => byFunction("return import('node:fs')"),
  'import-by-promise': () =>
    Promise.resolve("return import('node:fs')").then(Constructor).then((work) => work()),
  eval: () => (0, eval)("import('node:fs')"),
  'get-builtin-module': () => process.getBuiltinModule('node:fs'),
  binding: () => process.binding('fs'),
  'main-module': () => process.mainModule.require('fs'),
  dlopen: () => process.dlopen({ exports: {} }, '/lib/x.node'),
  'module-constructor': () => module.constructor._load('fs'),
  'require-main': () => require.main.require('fs'),
  'constructor-of-fetch': () => fetch.constructor('return process')().getBuiltinModule('fs'),
  send: () => process.send({ kind: 'done' }),
  kill: () => process.kill(1, 0),
  'exit': () => process.exit(0),
  streams: () => console._stdout.constructor.name,
  'stack-frames': () => {
    const before = Error.prepareStackTrace;
    Error.prepareStackTrace = (_, frames) => frames;
    try {
      const found = new Error().stack.map((frame) => frame.getThis?.()).find((one) => one?.getBuiltinModule);
      return found.getBuiltinModule('fs');
    } finally {
      Error.prepareStackTrace = before;
    }
  },
  'fetch-elsewhere': async ({ other }) => (await fetch(other)).status,
  'fetch-file': async ({ outside }) => (await fetch('file://' + outside)).text(),
  'fetch-redirected': async ({ redirected }) => {
    try {
      return (await fetch(redirected)).status;
    } catch (error) {
      throw error.cause ?? error;
    }
  },
  'fetch-disguised': async ({ api, other }) => {
    const addresses = [api, other];
    return (await fetch({ toString: () => addresses.shift() ?? other })).status;
  },
  'global-dispatcher': ({ other }) => new Promise((resolve, reject) => {
    globalThis[Symbol.for('undici.globalDispatcher.1')].dispatch(
      { origin: other, path: '/', method: 'GET' },
      { onConnect() {}, onHeaders: (status) => { resolve(status); return true; },
        onData: () => true, onComplete() {}, onError: reject },
    );
  }),
  'stolen-class': stolen,
  websocket: ({ other }) => new WebSocket(other.replace('http', 'ws')),
  api: async ({ api }) => (await fetch(api)).status,
  'packages': () => Object.keys(require('react')).includes('useState'),
};

const asked = (searchParams) => Object.fromEntries(searchParams);
exports.default = Object.entries(TRIES).map(([name, work]) => ({
  id: 'shop.' + name,
  path: '/' + name,
  loader: ({ searchParams }) => attempt(work, asked(searchParams)),
  lazy: async () => require('./screen.js'),
}));
`;
