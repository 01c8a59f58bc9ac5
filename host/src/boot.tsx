import './styles/index.ts';
import { configure } from '@evmandi/runtime';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { loadModule, registerAll } from './federation/adapter.ts';
import { PartsProvider } from './federation/context.tsx';
import { Parts } from './federation/parts.ts';
import { readPageData } from './page-data.ts';
import { createRouter } from './router/create-router.tsx';
import { preloadOnIntent } from './router/preload.ts';

const { composition, config } = readPageData();
configure(config);
registerAll(composition.remotes);
const parts = new Parts(composition, loadModule);
const router = createRouter(parts);
preloadOnIntent(parts);

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element "root"');
createRoot(root).render(
  <PartsProvider value={parts}>
    <RouterProvider router={router} />
  </PartsProvider>,
);
