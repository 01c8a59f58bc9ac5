// For released remotes: the host itself uses another one of React's while it is being developed.
import 'react/jsx-runtime';
import './styles/index.ts';
import { EARLY_PRESSES } from '@evmandi/contract/platform/early-presses';
import { STORED_PAGE } from '@evmandi/contract/platform/offline';
import { configure, setCodeLoader, setNavigation, setReporter } from '@evmandi/runtime';
import { loadPictures } from '@evmandi/ui/print-page';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { App } from './app.tsx';
import { applyInOrder } from './early-input-order.ts';
import { HEARD } from './errors/heard.ts';
import { report } from './errors/report.ts';
import { loadModule, registerAll } from './federation/adapter.ts';
import { persist } from './federation/persist.ts';
import { FirstScreenProvider } from './first-screen/first-screen-context.tsx';
import { layoutFrame } from './layouts/load-layout-frame.ts';
import { recover } from './offline/recover.ts';
import { readPageData } from './page-data.ts';
import { pause } from './pause.ts';
import { RemoteRegistry } from './remotes/remote-registry.ts';
import { createRouter } from './router/create-router.ts';
import { preloadOnIntent } from './router/preload.ts';
import { keepStandIn } from './stand-in.ts';

/** A sheet that could not be had has no rules, or keeps them to itself. */
function isLost({ sheet }: HTMLLinkElement): boolean {
  try {
    return !sheet?.cssRules.length;
  } catch {
    return true;
  }
}

const OFFLINE_AFTER_MS = 2_000;

/** Safari has no such call. */
const idle = globalThis.requestIdleCallback ?? setTimeout;

/** Each step is a task of its own: together they would block a phone too long. */
async function start(): Promise<void> {
  await pause();
  keepStandIn();
  const { composition, config, rendered } = readPageData();
  const early: Event[] = [];
  for (const type of HEARD) addEventListener(type, (event) => early.push(event));
  configure(config);
  setReporter(report);
  setCodeLoader(persist);
  registerAll(composition.remotes);
  const loadFrame = () => persist(() => layoutFrame.load(), { what: 'host/frame' });
  const registry = new RemoteRegistry(composition, loadModule, loadFrame, persist);
  setNavigation(registry);
  recover();
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element "root"');

  const rendersAt = location.href;
  const first = registry.route(location.pathname);
  // How the visit goes is reported by code that comes once the page is idle; a page without a network says nothing.
  const screen = first?.remote.name;
  idle(() => {
    import('./vitals.ts')
      .then((it) => it.watchVisit(composition, { early, screen }))
      .catch(() => undefined);
  });
  // Requested at once and awaited where it is needed; the component that shows a failure reports it.
  const code = rendered?.kind === 'screen' ? first?.screen.load() : first?.find();
  code?.catch(() => {});
  void first?.layout?.arrive();
  await pause();
  const lookOut = () =>
    persist(() => import('./withdrawal.ts'), { what: 'host/withdrawal' }).then(
      (it) => it.lookOut(composition, router),
      () => false,
    );
  const router = createRouter(registry, first, rendered, lookOut);
  preloadOnIntent(registry, lookOut);
  addEventListener('beforeprint', loadPictures);

  const keepPages = () =>
    persist(() => import('./offline/keep-pages.ts'), { what: 'host/offline' }).then(
      (it) => it.keepPages(registry, router),
      () => addEventListener('online', keepPagesLater, { once: true }),
    );
  // Once the page is idle; a page that was kept says so at once.
  const keepPagesLater = () => setTimeout(() => idle(keepPages), OFFLINE_AFTER_MS);
  if (document.documentElement.dataset[STORED_PAGE.mark]) void keepPages();
  else keepPagesLater();

  const answers = applyInOrder(rendered && root, () => {
    // Tests and measurements wait for it.
    document.documentElement.dataset.ready = '';
    // For the next screen, where the first one was painted before the typeface came.
    void document.fonts.load('1em "Figtree Late"', 'A₹');
  });
  const firstScreen = {
    route: rendered?.kind === 'screen' ? first : undefined,
    onReady: () => answers('screen'),
  };
  const app = (
    <App registry={registry} onReady={() => answers('shell')}>
      <FirstScreenProvider value={firstScreen}>
        {/* In one commit: sliced as a transition, a new screen takes two to six frames longer. */}
        <RouterProvider router={router} useTransitions={false} />
      </FirstScreenProvider>
    </App>
  );
  await pause();
  if (rendered) {
    // In slices: the page is there already, and input must not wait for all of it.
    startTransition(() => {
      hydrateRoot(root, app, {
        onRecoverableError: (error) => {
          // Left before it was hydrated: the HTML is of the screen before, and the next one is rendered anew.
          if (location.href === rendersAt) reportError(error);
        },
      });
      document.documentElement.dataset[EARLY_PRESSES.heard] = '';
    });
  } else {
    createRoot(root).render(app);
  }
  // Those in the head are the bundler's.
  const lost = [...document.querySelectorAll<HTMLLinkElement>('body > link')].filter(isLost);
  if (lost[0]) {
    const load = () => import('./federation/lost-styles.ts');
    persist(load, { what: 'host/styles' }).then(
      (it) => it.healStyles(lost),
      () => {},
    );
  }
}

/** Rejects when the page cannot start. */
export const started = start();
