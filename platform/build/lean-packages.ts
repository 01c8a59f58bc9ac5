import type { RsbuildPlugin } from '@rsbuild/core';
import { FEDERATION, leanStart, START } from './lean-federation.ts';

const ROUTER = /react-router[\\/]dist[\\/]production[\\/]chunk-[^\\/]+\.mjs$/;

/**
 * Functions of the router for what is not used here: framework mode, server components, instrumentation, view
 * transitions, blockers (no name that is shared leads to them), lazy routes and routes added
 * later (the host's tree is made of the composition and loads code itself).
 */
const STUBS: Record<string, string> = {
  PrefetchPageLinks: 'return null;',
  DefaultErrorComponent: 'return null;',
  RSCErrorHandler: 'return arguments[0].children;',
  decodeRouteErrorResponseDigest: 'return undefined;',
  deleteBlocker: 'return undefined;',
  getBlocker: 'return undefined;',
  getRouteInstrumentationUpdates: 'return {};',
  instrumentClientSideRouter: 'return arguments[0];',
  loadLazyRoute:
    "if (arguments[0].lazy) throw new Error('A lazy route'); return { lazyRoutePromise: undefined, lazyHandlerPromise: undefined };",
  parseHydrationData: 'return undefined;',
  patchRoutesImpl: 'return undefined;',
  persistAppliedTransitions: 'return undefined;',
  restoreAppliedTransitions: 'return undefined;',
  shouldBlockNavigation: 'return undefined;',
  updateBlocker: 'return undefined;',
  useViewTransitionState: 'return false;',
};

/** An attribute of links for framework mode, which reads what their routes are; a home page has 165. */
const DISCOVERY = '"data-discover": !isAbsolute && discover === "render" ? "true" : void 0';

function withoutDiscovery(code: string): string {
  if (!code.includes(DISCOVERY)) throw new Error('The router writes its links in another way');
  return code.replaceAll(DISCOVERY, '');
}

/** The router's tests of whether it may ask a server for more routes, which no router here does. */
const DISCOVERED = /(?<=if \()(?:fogOfWar\.active|isFogOfWar)\b/g;

function withoutDiscoveredRoutes(code: string): string {
  if (code.search(DISCOVERED) < 0) throw new Error('The router discovers routes in another way');
  return code.replaceAll(DISCOVERED, 'false').replaceAll('if (!isFogOfWar)', 'if (true)');
}

/** Marks the router's warnings to developers as calls that a minifier may leave out; development builds do not minify. */
function withoutWarnings(code: string): string {
  if (!/^function warning\(/m.test(code)) throw new Error('The router warns in another way');
  return code.replaceAll(/^( +)(warning(?:Once)?\()/gm, '$1/* @__PURE__ */ $2');
}

/** The sentence that an assertion of the router fails with; where it failed is told by the stack. */
const SENTENCE = /(\binvariant2?\([^;]*?),\s*(?:"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`)(\s*\);)/g;

function withoutSentences(code: string): string {
  if (code.search(SENTENCE) < 0) throw new Error('The router asserts in another way');
  return code.replaceAll(SENTENCE, '$1$2');
}

/** Puts the stub of a function before it under its name; what nothing refers to any more is left out. */
function stubbed(code: string, name: string, stub: string, library = 'router'): string {
  const declared = new RegExp(`^ *function ${name}\\(`, 'm');
  if (!declared.test(code)) throw new Error(`The ${library} has no function ${name} to leave out`);
  return code.replace(declared, `function ${name}() { ${stub} }\nfunction ${name}Unused(`);
}

const REACT = /react-dom[\\/]cjs[\\/]react-dom-client\.production\.js$/;

/** React calls a component again, for the stack of an error, to learn the line it stands on; its name is enough. */
const FRAME =
  "const { displayName, name } = arguments[0] || {}; return displayName || name ? describeBuiltInComponentFrame(displayName || name) : '';";

/**
 * Leaves out of browser builds what packages bring for uses that this site has not: 18 kB as sent. A library
 * that renames these functions breaks the build, not the page; federation packages that move their files
 * are merely whole again.
 */
export const leanPackages: RsbuildPlugin = {
  name: 'evmandi:lean-packages',
  setup(api) {
    api.transform({ test: ROUTER }, ({ code, environment }) => {
      if (!code.includes('function createRouter(')) return code;
      const links = withoutDiscovery(code);
      if (environment.name !== 'browser') return links;
      const quiet = withoutSentences(withoutWarnings(links));
      return Object.entries(STUBS).reduce(
        (rest, [name, stub]) => stubbed(rest, name, stub),
        withoutDiscoveredRoutes(quiet),
      );
    });
    api.transform({ test: REACT, environments: ['browser'] }, ({ code }) =>
      stubbed(code, 'describeNativeComponentFrame', FRAME, 'library React'),
    );
    api.transform({ test: START, environments: ['browser'] }, ({ code }) => leanStart(code));
    for (const [test, standIn] of FEDERATION) {
      api.transform({ test, environments: ['browser'] }, () => standIn);
    }
  },
};
