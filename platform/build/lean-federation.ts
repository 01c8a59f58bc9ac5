const file = (path: string) => new RegExp(`${path.replaceAll('/', '[\\\\/]')}\\.m?js$`);

/** The bundler's side of the federation runtime, for shared packages of one scope and containers of one. */
const BUNDLER_RUNTIME = `
import { init } from '@module-federation/runtime';
import { attachShareScopeMap } from './attachShareScopeMap.js';
import { consumes } from './consumes.js';
import { initContainerEntry } from './initContainerEntry.js';
import { initializeSharing } from './initializeSharing.js';
const exposesNothing = typeof FEDERATION_HAS_EXPOSES === 'boolean' && !FEDERATION_HAS_EXPOSES;
export default {
  bundlerRuntime: {
    S: {},
    I: initializeSharing,
    consumes,
    // Nothing is shared eagerly.
    installInitialConsumes() {},
    initContainerEntry: exposesNothing ? undefined : initContainerEntry,
    init: ({ webpackRequire }) => init(webpackRequire.federation.initOptions),
  },
  attachShareScopeMap,
};`;

const CONSUMES = `
import { attachShareScopeMap } from './attachShareScopeMap.js';
export function consumes({ chunkId, promises, installedModules, webpackRequire, chunkMapping, moduleToHandlerMapping }) {
  attachShareScopeMap(webpackRequire);
  for (const id of chunkMapping[chunkId] || []) {
    if (id in installedModules) {
      promises.push(installedModules[id]);
      continue;
    }
    const put = (make) => {
      webpackRequire.m[id] = (module) => {
        delete webpackRequire.c[id];
        module.exports = make();
      };
    };
    const { shareKey, shareInfo, getter } = moduleToHandlerMapping[id];
    const context = { trigger: 'build', moduleId: id, chunkId };
    promises.push(
      (installedModules[id] = webpackRequire.federation.instance
        .loadShare(shareKey, { customShareInfo: { ...shareInfo }, context })
        .then((factory) => factory === false ? getter() : factory)
        .then((factory) => {
          installedModules[id] = 0;
          put(factory);
        })
        .catch((error) => {
          delete installedModules[id];
          put(() => {
            throw error;
          });
        })),
    );
  }
}`;

const INITIALIZE_SHARING = `
import { attachShareScopeMap } from './attachShareScopeMap.js';
export async function initializeSharing({ shareScopeName, webpackRequire, initPromises, initTokens, initScope = [] }) {
  const { instance } = webpackRequire.federation;
  const token = (initTokens[shareScopeName] ||= { from: instance.name });
  if (!initScope.includes(token)) {
    initScope.push(token);
    initPromises[shareScopeName] ||= Promise.all(
      instance.initializeSharing(shareScopeName, { strategy: instance.options.shareStrategy, initScope, from: 'build' }),
    );
    attachShareScopeMap(webpackRequire);
    await initPromises[shareScopeName];
  }
  return true;
}`;

const INIT_CONTAINER_ENTRY = `
export function initContainerEntry({ webpackRequire, shareScope, initScope, remoteEntryInitOptions }) {
  const { instance, initOptions, attachShareScopeMap } = webpackRequire.federation;
  instance.initOptions({ name: initOptions.name, remotes: [], ...remoteEntryInitOptions });
  instance.initShareScopeMap('default', shareScope, { hostShareScopeMap: remoteEntryInitOptions?.shareScopeMap || {} });
  attachShareScopeMap(webpackRequire);
  return webpackRequire.I('default', initScope);
}`;

/**
 * Modules of the federation packages and what stands in for them: without what serves eager sharing, shares cut
 * down to what is used of them, statically named remotes and several scopes.
 */
export const FEDERATION: readonly [RegExp, string][] = [
  // Messages keep their codes, which the documentation explains.
  [
    file('error-codes/dist/desc'),
    'const none = {}; export { none as runtimeDescMap, none as errorDescMap, none as typeDescMap, none as buildDescMap };',
  ],
  [
    file('sdk/dist/logger'),
    `const ignore = () => {};
    const createLogger = (prefix) => {
      const say = (method) => (...words) => console[method](prefix, ...words);
      const [info, warn, error] = ['info', 'warn', 'error'].map(say);
      return { log: info, info, success: info, ready: info, warn, error, debug: ignore, setPrefix: ignore, setDelegate: ignore };
    };
    const logger = createLogger('[ Module Federation ]');
    export { ignore as bindLoggerToCompiler, createLogger as createInfrastructureLogger, createLogger, logger as infrastructureLogger, logger };`,
  ],
  [file('webpack-bundler-runtime/dist/index'), BUNDLER_RUNTIME],
  [file('webpack-bundler-runtime/dist/consumes'), CONSUMES],
  [file('webpack-bundler-runtime/dist/initializeSharing'), INITIALIZE_SHARING],
  [file('webpack-bundler-runtime/dist/initContainerEntry'), INIT_CONTAINER_ENTRY],
];
