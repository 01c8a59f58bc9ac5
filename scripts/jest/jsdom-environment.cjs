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

const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex="0"]';

/** jsdom has no modal dialogs: these open and close, and move the focus in and back. */
function addModalDialogs({ HTMLDialogElement, document, Event }) {
  const openers = new WeakMap();
  Object.assign(HTMLDialogElement.prototype, {
    showModal() {
      openers.set(this, document.activeElement);
      this.open = true;
      this.querySelector(FOCUSABLE)?.focus();
    },
    close() {
      if (!this.open) return;
      this.open = false;
      openers.get(this)?.focus();
      setTimeout(() => this.dispatchEvent(new Event('close')));
    },
  });
}

module.exports = class BrowserEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    for (const name of FROM_NODE) this.global[name] = globalThis[name];
    acceptSignals(this.global.EventTarget.prototype);
    acceptSignals(this.global);
    addModalDialogs(this.global);
    // Nothing is laid out, so nothing is out of sight.
    this.global.Element.prototype.scrollIntoView = () => {};
    // No query applies until a test says so.
    this.global.matchMedia ??= (media) =>
      Object.assign(new this.global.EventTarget(), { media, matches: false });
  }
};
