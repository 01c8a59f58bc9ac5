import type { JobCardDetail } from '@evmandi/api/contract/workshop';
import type { CardChange } from './card-change.ts';
import { promisedOf } from './card-conflict.ts';

/** As the server keeps a line. */
const plain = (text: string) => text.trim().replace(/\s+/g, ' ');

const isNew = <T extends { position: number }>(known: readonly T[], { position }: T): boolean =>
  known.every((other) => other.position !== position);

/**
 * What of a change a card has not got yet. The answer to a change may be lost when it was made all the same: its
 * repeat would put a complaint down twice, and take one's own stage for somebody else's.
 */
export function lacking(change: CardChange, before: JobCardDetail, now: JobCardDetail): CardChange {
  const { complaint, task, part } = change;
  const stands: Partial<Record<keyof CardChange, boolean>> = {
    stage: change.stage === now.stage,
    mechanic: change.mechanic === now.mechanic,
    odometer: change.odometer === now.odometer,
    battery: change.battery === now.battery,
    accepted: now.estimate.acceptedAt !== null,
    complaint: now.complaints.some(
      (one) =>
        isNew(before.complaints, one) &&
        one.text === plain(complaint?.text ?? '') &&
        one.byOwner === complaint?.byOwner,
    ),
    task: now.tasks.some(
      (one) =>
        isNew(before.tasks, one) &&
        one.text === plain(task?.text ?? '') &&
        one.minutes === task?.minutes,
    ),
    part: part?.quantity === wantedOf(now, part?.productId),
  };
  if (change.promisedDay !== undefined && promisedOf(change) === now.promisedAt) {
    stands.promisedDay = true;
    stands.promisedTime = true;
  }
  return Object.fromEntries(
    Object.entries(change).filter(([name]) => !stands[name as keyof CardChange]),
  );
}

const wantedOf = ({ parts }: JobCardDetail, id: string | undefined): number =>
  parts.find(({ productId }) => productId === id)?.wanted ?? 0;
