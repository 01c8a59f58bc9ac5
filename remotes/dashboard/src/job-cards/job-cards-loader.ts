import type { JobCardList } from '@evmandi/api/contract/workshop';
import { read } from '@evmandi/runtime';
import type { LoaderFunctionArgs, ShouldRevalidateFunction } from 'react-router-dom';

export const jobCardsLoader = ({ request }: LoaderFunctionArgs): Promise<JobCardList> =>
  read<JobCardList>('/job-cards', { signal: request.signal });

/** The filter works on what is here: only its change in the address needs no new answer. */
export const jobCardsRevalidate: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) =>
  defaultShouldRevalidate &&
  !(currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search);
