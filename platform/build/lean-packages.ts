import type { RsbuildPlugin } from '@rsbuild/core';

const ROUTER = /react-router[\\/]dist[\\/]production[\\/]chunk-[^\\/]+\.mjs$/;

/** Modules of the federation packages and what stands in for them. */
const FEDERATION: [RegExp, string][] = [
  // Messages keep their codes, which the documentation explains.
  [
    /error-codes[\\/]dist[\\/]desc\.mjs$/,
    'const none = {}; export { none as runtimeDescMap, none as errorDescMap, none as typeDescMap, none as buildDescMap };',
  ],
  [
    /sdk[\\/]dist[\\/]logger\.js$/,
    `const ignore = () => {};
    const createLogger = (prefix) => {
      const say = (method) => (...words) => console[method](prefix, ...words);
      const [info, warn, error] = ['info', 'warn', 'error'].map(say);
      return { log: info, info, success: info, ready: info, warn, error, debug: ignore, setPrefix: ignore, setDelegate: ignore };
    };
    const logger = createLogger('[ Module Federation ]');
    export { ignore as bindLoggerToCompiler, createLogger as createInfrastructureLogger, createLogger, logger as infrastructureLogger, logger };`,
  ],
  // Nothing is shared eagerly, and no module is named by a build as another one's.
  [
    /webpack-bundler-runtime[\\/]dist[\\/]installInitialConsumes\.js$/,
    'export const installInitialConsumes = () => {};',
  ],
  [/webpack-bundler-runtime[\\/]dist[\\/]remotes\.js$/, 'export const remotes = () => {};'],
  // The bundler's own start fills the same tables.
  [
    /webpack-bundler-runtime[\\/]dist[\\/]updateOptions\.js$/,
    'export const updateConsumeOptions = () => {}; export const updateRemoteOptions = () => {};',
  ],
];

/**
 * Functions of the router for what is not used here: framework mode, server components, instrumentation, view
 * transitions, lazy routes and routes added later (the host's tree is made of the composition and loads code itself).
 */
const STUBS: Record<string, string> = {
  PrefetchPageLinks: 'return null;',
  DefaultErrorComponent: 'return null;',
  RSCErrorHandler: 'return arguments[0].children;',
  decodeRouteErrorResponseDigest: 'return undefined;',
  getRouteInstrumentationUpdates: 'return {};',
  instrumentClientSideRouter: 'return arguments[0];',
  loadLazyRoute:
    "if (arguments[0].lazy) throw new Error('A lazy route'); return { lazyRoutePromise: undefined, lazyHandlerPromise: undefined };",
  parseHydrationData: 'return undefined;',
  patchRoutesImpl: 'return undefined;',
  persistAppliedTransitions: 'return undefined;',
  restoreAppliedTransitions: 'return undefined;',
  useViewTransitionState: 'return false;',
};

/** Puts the stub of a function before it under its name; what nothing refers to any more is left out. */
function stubbed(code: string, name: string): string {
  const declared = new RegExp(`^function ${name}\\(`, 'm');
  if (!declared.test(code)) throw new Error(`The router has no function ${name} to leave out`);
  return code.replace(declared, `function ${name}() { ${STUBS[name]} }\nfunction ${name}Unused(`);
}

/**
 * Leaves out of browser builds what packages bring for uses that this site has not: 7 kB as sent. A router
 * that renames these functions breaks the build, not the page; federation packages that move their files
 * are merely whole again.
 */
export const leanPackages: RsbuildPlugin = {
  name: 'evmandi:lean-packages',
  setup(api) {
    api.transform({ test: ROUTER, environments: ['browser'] }, ({ code }) => {
      const holdsRouter = code.includes('function createRouter(');
      return holdsRouter ? Object.keys(STUBS).reduce(stubbed, code) : code;
    });
    for (const [test, standIn] of FEDERATION) {
      api.transform({ test, environments: ['browser'] }, () => standIn);
    }
  },
};
