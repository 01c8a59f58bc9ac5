import type { JobCardDetail } from '@evmandi/api/contract/workshop';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { readCard } from './send-card.ts';

export const cardLoader = ({ request, params }: LoaderFunctionArgs): Promise<JobCardDetail> =>
  readCard(params.number ?? '', request.signal);
