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

/** What Node's own code emits events on: sockets, and the process itself. The emitter is found behind the global dispatcher. */
async function emitters({ api }) {
  await fetch(api);
  let emitter = globalThis[Symbol.for('undici.globalDispatcher.1')];
  while (!Object.hasOwn(emitter, 'emit')) emitter = Object.getPrototypeOf(emitter);
  const { emit } = emitter;
  const seen = new Set();
  emitter.emit = function (...args) {
    seen.add(this);
    return emit.apply(this, args);
  };
  try {
    // Too many listeners are a warning, which the process itself emits.
    const target = new EventTarget();
    for (let count = 0; count < 12; count += 1) target.addEventListener('x', () => count);
    // More at once than there are connections yet.
    await Promise.all(Array.from({ length: 6 }, () => fetch(api).then((answer) => answer.text())));
    await new Promise((resolve) => setTimeout(resolve, 50));
  } finally {
    emitter.emit = emit;
  }
  return [...seen];
}

/** Has the system's own connections, below Node's sockets, lead elsewhere. */
async function ledElsewhere({ api, other }) {
  const handle = (await emitters({ api })).find((one) => one._handle?.connect)?._handle;
  const prototype = Object.getPrototypeOf(handle);
  const { connect } = prototype;
  Object.defineProperty(prototype, 'connect', { configurable: true, writable: true, value(request) {
    return connect.call(this, request, '127.0.0.1', Number(new URL(other).port));
  } });
  try {
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => fetch(api).then((answer) => answer.text(), () => 'failed')),
    );
    if (!answers.includes('internal')) throw new Error('nothing led elsewhere');
    return 'reached ' + other;
  } finally {
    prototype.connect = connect;
  }
}

/** Replaces a method that Node's own or the sandbox's code may call meanwhile. */
async function replacing(target, name, value, work) {
  const before = Object.getOwnPropertyDescriptor(target, name);
  Object.defineProperty(target, name, { ...before, value });
  try {
    return await work();
  } finally {
    Object.defineProperty(target, name, before);
  }
}

/** Connects a socket of Node's own, with something replaced meanwhile. */
async function socketTo(asked, target, replace = (work) => work()) {
  const { constructor: Socket } = (await emitters(asked)).find((one) => one._handle?.connect);
  const ports = [asked.other, asked.api].map((address) => Number(new URL(address).port));
  const socket = new Socket();
  return new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.on('connect', () => resolve(socket.remotePort === ports[1] ? 'the API' : 'another'));
    Promise.resolve().then(() => replace(() => socket.connect(target(...ports)))).catch(reject);
  });
}

/** What guards a connection has to call the real method: whoever replaces that finds it. */
async function stolenConnect(asked) {
  const found = [];
  const port = Number(new URL(asked.other).port);
  const socket = (await emitters(asked)).find((one) => one._handle?.connect);
  await replacing(Function.prototype, 'call', function (...args) {
    if (this.name === 'connect') found.push(this);
    return Reflect.apply(this, args[0], args.slice(1));
  }, () => fetch(asked.api).then((answer) => answer.text()));
  if (found.length === 0) throw new Error('nothing was stolen');
  const other = new socket.constructor();
  return new Promise((resolve, reject) => {
    other.on('error', reject);
    other.on('connect', () => resolve('reached ' + asked.other));
    Reflect.apply(found[0], other, [{ host: '127.0.0.1', port }]);
  });
}

const TRIES = {
  'patched-set': (asked) =>
    socketTo(asked, (port) => ({ host: '127.0.0.1', port }), (work) =>
      replacing(Set.prototype, 'has', () => true, work)),
  'patched-text': (asked) =>
    socketTo(asked, (_, port) => ({ host: 'localhost', port }), (work) =>
      replacing(String.prototype, 'replace', () => '127.0.0.1', work)),
  'own-lookup': (asked) =>
    socketTo(asked, (_, port) => ({ host: 'localhost', port, lookup: (_, __, done) => done(null, '127.0.0.1', 4) })),
  'socket-by-path': (asked) => socketTo(asked, () => ({ path: '/tmp/.s.PGSQL.5432' })),
  'two-faced-port': (asked) =>
    socketTo(asked, (port, api) => ({
      host: '127.0.0.1',
      port: { toString: () => String(api), valueOf: () => port },
    })),
  forges: async (asked) => {
    const real = (await emitters(asked)).find((one) => one.execArgv);
    for (const one of [null, 'x', { kind: 'done' }, { kind: 'done', loaded: null }]) real.send(one);
    return 'sent';
  },
  'stolen-connect': stolenConnect,
  'stolen-process': async (asked) => {
    const real = (await emitters(asked)).find((one) => one.execArgv);
    return real.getBuiltinModule('fs');
  },
  'led-elsewhere': ledElsewhere,
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
