import type { JobCardList } from '@evmandi/api/contract/workshop';
import { read } from '@evmandi/runtime';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { listParams, readJobCardsQuery } from './job-cards-query.ts';

export const jobCardsLoader = ({ request }: LoaderFunctionArgs): Promise<JobCardList> =>
  read<JobCardList>('/job-cards', {
    signal: request.signal,
    params: listParams(readJobCardsQuery(new URL(request.url).searchParams)),
  });
