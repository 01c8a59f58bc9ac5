import type { VisitorList } from '@evmandi/api/contract/admin-visitors';
import { read } from '@evmandi/runtime';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { pageOfAddress, visitorsParams } from './visitors-query.ts';

export const visitorsLoader = ({ request }: LoaderFunctionArgs): Promise<VisitorList> =>
  read<VisitorList>('/admin/visitors', {
    signal: request.signal,
    params: visitorsParams(pageOfAddress(new URL(request.url).searchParams)),
  });
