import type { RsbuildPlugin } from '@rsbuild/core';
import { FEDERATION } from './lean-federation.ts';

const ROUTER = /react-router[\\/]dist[\\/]production[\\/]chunk-[^\\/]+\.mjs$/;

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

/** An attribute of links for framework mode, which reads what their routes are; a home page has 165. */
const DISCOVERY = '"data-discover": !isAbsolute && discover === "render" ? "true" : void 0';

function withoutDiscovery(code: string): string {
  if (!code.includes(DISCOVERY)) throw new Error('The router writes its links in another way');
  return code.replaceAll(DISCOVERY, '');
}

/** Puts the stub of a function before it under its name; what nothing refers to any more is left out. */
function stubbed(code: string, name: string): string {
  const declared = new RegExp(`^function ${name}\\(`, 'm');
  if (!declared.test(code)) throw new Error(`The router has no function ${name} to leave out`);
  return code.replace(declared, `function ${name}() { ${STUBS[name]} }\nfunction ${name}Unused(`);
}

/**
 * Leaves out of browser builds what packages bring for uses that this site has not: 9 kB as sent. A router
 * that renames these functions breaks the build, not the page; federation packages that move their files
 * are merely whole again.
 */
export const leanPackages: RsbuildPlugin = {
  name: 'evmandi:lean-packages',
  setup(api) {
    api.transform({ test: ROUTER }, ({ code, environment }) => {
      if (!code.includes('function createRouter(')) return code;
      const lean = withoutDiscovery(code);
      return environment.name === 'browser' ? Object.keys(STUBS).reduce(stubbed, lean) : lean;
    });
    for (const [test, standIn] of FEDERATION) {
      api.transform({ test, environments: ['browser'] }, () => standIn);
    }
  },
};
