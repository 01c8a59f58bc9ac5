// For released remotes: the host itself uses another one of React's while it is being developed.
import 'react/jsx-runtime';
import './styles/index.ts';
import { configure, setNavigation } from '@evmandi/runtime';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { App } from './app.tsx';
import { applyEarlyInput } from './early-input.ts';
import { loadModule, registerAll } from './federation/adapter.ts';
import { firstScreen } from './first-screen.ts';
import { readPageData } from './page-data.ts';
import { RemoteRegistry } from './remotes/remote-registry.ts';
import { createRouter } from './router/create-router.ts';
import { preloadOnIntent } from './router/preload.ts';

const { composition, config, rendered } = readPageData();
configure(config);
registerAll(composition.remotes);
const registry = new RemoteRegistry(composition, loadModule);
setNavigation(registry);
const root = document.getElementById('root');
if (!root) throw new Error('The page has no element "root"');

const first = rendered && (await firstScreen(registry, rendered, location.pathname));
const router = createRouter(registry, first === 'placeholder' ? undefined : first);
preloadOnIntent(registry);

const ready = () => {
  if (first) applyEarlyInput(root);
  // For whoever has to wait for it: a test, a measurement.
  document.documentElement.dataset.ready = '';
};
const app = (
  <App registry={registry} onReady={ready}>
    {/* In one commit: sliced as a transition, a new screen takes two to six frames longer. */}
    <RouterProvider router={router} useTransitions={false} />
  </App>
);
if (first) {
  // In slices: the page is there already, and input must not wait for all of it.
  startTransition(() => {
    hydrateRoot(root, app);
  });
} else {
  // Not rendered, or rendered by a remote that cannot be had here: its place says so.
  root.replaceChildren();
  createRoot(root).render(app);
}
