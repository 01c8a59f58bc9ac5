const { TestEnvironment } = require('jest-environment-jsdom');

/** What browsers have and jsdom lacks; React Router, axios and the runtime need it. */
const FROM_NODE = [
  'AbortController',
  'AbortSignal',
  'BroadcastChannel',
  'Headers',
  'ReadableStream',
  'Request',
  'Response',
  'TextDecoder',
  'TextEncoder',
  'TransformStream',
  'Uint8Array',
  'WritableStream',
  'fetch',
  'structuredClone',
];

/** jsdom accepts only signals of its own; Request accepts only Node's: so Node's end listeners here. */
function acceptSignals(target) {
  const { addEventListener } = target;
  target.addEventListener = function (type, listener, options) {
    if (!options?.signal) return addEventListener.call(this, type, listener, options);
    const { signal, ...others } = options;
    if (signal.aborted) return undefined;
    const end = () => this.removeEventListener(type, listener, others);
    signal.addEventListener('abort', end, { once: true });
    return addEventListener.call(this, type, listener, others);
  };
}

module.exports = class BrowserEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    for (const name of FROM_NODE) this.global[name] = globalThis[name];
    acceptSignals(this.global.EventTarget.prototype);
    acceptSignals(this.global);
  }
};
