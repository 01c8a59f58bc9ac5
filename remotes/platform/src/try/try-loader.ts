import type { LiveAnswer } from '@evmandi/contract/platform/staff-reads';
import { read } from '@evmandi/runtime';
import type { LoaderFunctionArgs } from 'react-router-dom';

export const tryLoader = ({ request: { signal } }: LoaderFunctionArgs): Promise<LiveAnswer> =>
  read<LiveAnswer>('/admin/platform', { signal });
