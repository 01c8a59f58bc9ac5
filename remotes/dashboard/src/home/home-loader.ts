import type { Dashboard } from '@evmandi/api/contract/dashboard';
import { checkSession, loadCode, read } from '@evmandi/runtime';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { maySeeFigures } from './view.ts';

export interface HomeData {
  figures: Dashboard;
  /** False for a visitor without permission, who sees made-up figures: the API was not called. */
  live: boolean;
}

const loadSample = () => loadCode(() => import('./sample.ts'), 'dashboard/sample');

export async function homeLoader({ request }: LoaderFunctionArgs): Promise<HomeData> {
  if (!maySeeFigures(checkSession())) return { figures: (await loadSample()).SAMPLE, live: false };
  const figures = await read<Dashboard>('/admin/dashboard', { signal: request.signal });
  return { figures, live: true };
}
