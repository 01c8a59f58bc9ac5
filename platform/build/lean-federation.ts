import { LEAN_REMOTES } from './lean-remotes.ts';

const file = (path: string) => new RegExp(`${path.replaceAll('/', '[\\\\/]')}\\.m?js$`);

/**
 * The bundler's side of the federation runtime: provides and consumes shared packages, and starts a container.
 * Nothing is shared eagerly, and no remote is named statically.
 */
const BUNDLER_RUNTIME = `
import { init } from '@module-federation/runtime';
const exposesNothing = typeof FEDERATION_HAS_EXPOSES === 'boolean' && !FEDERATION_HAS_EXPOSES;
export default (bundler, options) => {
  const { federation, initializeSharingData, consumesLoadingData, initializeExposesData } = bundler;
  const shared = {};
  const scopesData = initializeSharingData?.scopeToSharingDataMapping ?? {};
  for (const [scope, packages] of Object.entries(scopesData)) {
    for (const { name, version, factory: get, eager, singleton, requiredVersion, strictVersion } of packages) {
      const shareConfig = { singleton, requiredVersion, eager, strictVersion };
      (shared[name] ??= []).push({ version, scope: [scope], shareConfig, get });
    }
  }
  const instance = (federation.instance = init({ ...options, remotes: [], shared }));
  bundler.S = instance.shareScopeMap;

  const tokens = {};
  const scopes = {};
  bundler.I = async (scope, initScope = []) => {
    const token = (tokens[scope] ??= { from: instance.name });
    if (!initScope.includes(token)) {
      initScope.push(token);
      const strategy = instance.options.shareStrategy;
      await (scopes[scope] ??= Promise.all(
        instance.initializeSharing(scope, { strategy, initScope, from: 'build' }),
      ));
    }
    return true;
  };

  const installed = {};
  const consume = (id) => {
    const put = (make) => {
      bundler.m[id] = (module) => {
        delete bundler.c[id];
        module.exports = make();
      };
    };
    const data = consumesLoadingData.moduleIdToConsumeDataMapping[id];
    const { shareKey, shareScope, fallback, requiredVersion, strictVersion, singleton, eager } = data;
    const shareConfig = { fixedDependencies: false, requiredVersion, strictVersion, singleton, eager };
    return instance
      .loadShare(shareKey, { customShareInfo: { shareConfig, scope: [shareScope] } })
      .then((factory) => (factory === false ? fallback() : factory))
      .then((factory) => {
        installed[id] = 0;
        put(factory);
      })
      .catch((error) => {
        delete installed[id];
        put(() => {
          throw error;
        });
      });
  };
  if (consumesLoadingData) {
    bundler.f.consumes = (chunk, promises) => {
      for (const id of consumesLoadingData.chunkMapping[chunk] ?? []) {
        promises.push((installed[id] ??= consume(id)));
      }
    };
  }

  if (exposesNothing || !initializeExposesData) return;
  const { moduleMap } = initializeExposesData;
  bundler.initContainer = (shareScope, initScope, given) => {
    instance.initOptions({ name: options.name, remotes: [], ...given });
    const hostShareScopeMap = given?.shareScopeMap ?? {};
    instance.initShareScopeMap('default', shareScope, { hostShareScopeMap });
    return bundler.I('default', initScope);
  };
  bundler.getContainer = async (module) => {
    if (!Object.hasOwn(moduleMap, module)) throw new Error('It exposes no ' + module);
    return moduleMap[module]();
  };
};`;

/** The bundler's own module that starts the federation runtime. */
export const START = file('@module-federation/runtime/rspack');

/**
 * Returns the bundler's constants and a call of `BUNDLER_RUNTIME`, instead of 5 kB of code for all cases.
 * Throws when the bundler writes other code.
 */
export function leanStart(code: string): string {
  const [constants = '', rest] = code.split(/(?:const|let|var) runtimeRequire\b/);
  const names = ['bundler_runtime', 'runtime_plugins', 'container_name', 'share_strategy'];
  const known = names.every((name) => constants.includes(`__module_federation_${name}__`));
  if (!known || rest === undefined) throw new Error('The bundler starts federation in another way');
  return `${constants}
__module_federation_bundler_runtime__(__webpack_require__, {
  name: __module_federation_container_name__,
  shareStrategy: __module_federation_share_strategy__,
  plugins: __module_federation_runtime_plugins__,
});`;
}

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
  ...LEAN_REMOTES.map(([path, code]): [RegExp, string] => [file(path), code]),
];
