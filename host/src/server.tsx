import type { PageComposition } from '@evmandi/contract/platform/composition';
import type { PublicConfig } from '@evmandi/contract/platform/page-data';
import * as runtime from '@evmandi/runtime';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as router from 'react-router-dom';
import { layoutFrame } from './layouts/load-layout-frame.ts';
import { RemoteRegistry } from './remotes/remote-registry.ts';
import { renderPage } from './render/render-page.tsx';

/** The one copy of each shared package in a worker: what remotes' server builds ask for by name. */
export const singletons = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'react-router-dom': router,
  '@evmandi/runtime': runtime,
};

export interface ServerOptions {
  composition: PageComposition;
  config: PublicConfig;
  /** The API as this process reaches it, without `/api`. */
  apiInternalUrl: string;
  /** Default export of a remote's `./routes`, from its server build. */
  loadRoutes: (name: string) => Promise<{ default: router.RouteObject[] }>;
  /** `./layouts/<id>`, from its server build; an older edge gives none. */
  loadLayout?: (id: string) => Promise<unknown>;
}

/** Renders pages of one composition. The function rejects when the page has to be left to the browser. */
export function createRenderer(options: ServerOptions) {
  const { composition, config, apiInternalUrl, loadRoutes, loadLayout } = options;
  runtime.configure(config, apiInternalUrl);
  const load = async ({ name }: { name: string }, module: string) =>
    module === 'routes' ? loadRoutes(name) : loadLayout?.(module.replace(/^layouts\//, ''));
  const registry = new RemoteRegistry(composition, load as never, () => layoutFrame.load());
  runtime.setNavigation(registry);
  return (url: string, signal: AbortSignal) => renderPage(registry, url, signal);
}
