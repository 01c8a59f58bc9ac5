import type { CallsAnswer, LiveAnswer } from '@evmandi/contract/platform/staff-reads';
import { read } from '@evmandi/runtime';
import type { LoaderFunctionArgs } from 'react-router-dom';

export interface ReleasesData {
  live: LiveAnswer;
  calls: CallsAnswer;
}

/** What an address asks for. */
export function releasesQuery(query: URLSearchParams): { app: string | undefined; page: number } {
  const page = Number(query.get('page') ?? 1);
  const app = query.get('app') ?? '';
  return {
    app: /^[a-z][a-z0-9-]{0,60}$/.test(app) ? app : undefined,
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

export async function releasesLoader({ request }: LoaderFunctionArgs): Promise<ReleasesData> {
  const { signal } = request;
  const params = releasesQuery(new URL(request.url).searchParams);
  const [live, calls] = await Promise.all([
    read<LiveAnswer>('/admin/platform', { signal }),
    read<CallsAnswer>('/admin/platform/calls', { signal, params }),
  ]);
  return { live, calls };
}
