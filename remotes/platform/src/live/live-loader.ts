import type { LiveAnswer, VisitsAnswer } from '@evmandi/contract/platform/staff-reads';
import { read, visitorText } from '@evmandi/runtime';
import type { LoaderFunctionArgs } from 'react-router-dom';

export interface LiveData {
  live: LiveAnswer;
  /** Errors and vitals; their failure leaves the rest standing. */
  visits: VisitsAnswer | { failure: string };
}

export async function liveLoader({ request: { signal } }: LoaderFunctionArgs): Promise<LiveData> {
  const [live, visits] = await Promise.all([
    read<LiveAnswer>('/admin/platform', { signal }),
    read<VisitsAnswer>('/admin/platform/visits', { signal }).catch((error: unknown) => ({
      failure: visitorText(error),
    })),
  ]);
  return { live, visits };
}
