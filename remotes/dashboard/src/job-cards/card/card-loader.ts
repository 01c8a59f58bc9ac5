import type { JobCardDetail } from '@evmandi/api/contract/workshop';
import { isNotFound } from '@evmandi/contract/platform/refusal';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { readCard } from './send-card.ts';

/** The card; null for one that is not there, or not for this person. */
export async function cardLoader({
  request,
  params,
}: LoaderFunctionArgs): Promise<JobCardDetail | null> {
  try {
    return await readCard(params.number ?? '', request.signal);
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
}
