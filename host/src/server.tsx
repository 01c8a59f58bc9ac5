import type { PageComposition } from '@evmandi/contract/platform/composition';
import type { PublicConfig } from '@evmandi/contract/platform/page-data';
import * as runtime from '@evmandi/runtime';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as router from 'react-router-dom';
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
}

/** Renders pages of one composition. The function rejects when the page has to be left to the browser. */
export function createRenderer({ composition, config, apiInternalUrl, loadRoutes }: ServerOptions) {
  runtime.configure(config, apiInternalUrl);
  const load = async (remote: { name: string }) => loadRoutes(remote.name);
  const registry = new RemoteRegistry(composition, load as never);
  runtime.setNavigation(registry);
  return (url: string, signal: AbortSignal) => renderPage(registry, url, signal);
}
