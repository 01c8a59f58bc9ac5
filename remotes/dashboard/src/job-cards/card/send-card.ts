import type { MovePart } from '@evmandi/api/contract/job-card-changes';
import type { JobCardDetail } from '@evmandi/api/contract/workshop';
import { refusal } from '@evmandi/contract/platform/refusal';
import { http, read } from '@evmandi/runtime';
import type { CardChange } from './card-change.ts';
import { clashesOf } from './card-conflict.ts';
import { lacking } from './lacking.ts';

/**
 * The card as it is after the change, or as somebody else left it: then nothing was changed, and `change` is what of
 * it is still to be done.
 */
export type CardOutcome = { card: JobCardDetail } | { conflict: JobCardDetail; change: CardChange };

const pathOf = (number: string) => `/job-cards/${encodeURIComponent(number)}`;

/** Reads one card. */
export const readCard = (number: string, signal?: AbortSignal): Promise<JobCardDetail> =>
  read<JobCardDetail>(pathOf(number), { signal });

async function patch({ number, version }: JobCardDetail, change: CardChange): Promise<CardOutcome> {
  return { card: (await http.patch<JobCardDetail>(pathOf(number), { version, ...change })).data };
}

/**
 * Sends a change of a card that was read. Where somebody else was faster, what only one side touched is sent to the
 * card as it is now; what both touched is for the person to choose.
 */
export async function sendCard(before: JobCardDetail, change: CardChange): Promise<CardOutcome> {
  try {
    return await patch(before, change);
  } catch (error) {
    if (refusal(error).code !== 'stale_version') throw error;
    const now = await readCard(before.number);
    const rest = lacking(change, before, now);
    if (Object.keys(rest).length === 0) return { card: now };
    return clashesOf(rest, before, now).length > 0
      ? { conflict: now, change: rest }
      : patch(now, rest);
  }
}

/** Takes pieces from stock for a card, or gives them back; a repeat with the same key moves nothing. */
export async function sendMove(
  number: string,
  kind: 'takes' | 'returns',
  { part, key }: { part: MovePart; key: string },
): Promise<JobCardDetail> {
  const headers = { 'Idempotency-Key': key };
  return (await http.post<JobCardDetail>(`${pathOf(number)}/${kind}`, part, { headers })).data;
}
