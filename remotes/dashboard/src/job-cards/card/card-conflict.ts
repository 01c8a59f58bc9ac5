import type { JobCardDetail } from '@evmandi/api/contract/workshop';
import { formatMoment } from '@evmandi/contract/domain/dates';
import { formatPaise } from '@evmandi/contract/domain/money';
import { formatNumber } from '@evmandi/contract/domain/numbers';
import type { Clash, Side } from '../../clash/clash-table.tsx';
import type { CardChange } from './card-change.ts';

type Field = 'stage' | 'mechanic' | 'odometer' | 'battery' | 'promised' | 'accepted' | 'part';
type CardClash = Clash<Field>;

const kilometres = (value: number | null) =>
  value === null ? 'not read' : `${formatNumber(value)} km`;
const percent = (value: number | null) => (value === null ? 'not read' : `${value} %`);
/** When a change promises the vehicle for, in UTC. */
export const promisedOf = ({ promisedDay, promisedTime }: CardChange) =>
  new Date(`${promisedDay}T${promisedTime}:00+05:30`).toISOString();

function partClash(
  { part }: CardChange,
  before: JobCardDetail,
  now: JobCardDetail,
): CardClash | undefined {
  if (!part) return undefined;
  const of = ({ parts }: JobCardDetail) =>
    parts.find(({ productId }) => productId === part.productId);
  const theirs = of(now);
  if ((of(before)?.wanted ?? 0) === (theirs?.wanted ?? 0)) return undefined;
  const name = theirs?.name ?? of(before)?.name ?? 'Part';
  return {
    field: 'part',
    label: name,
    mine: `${part.quantity} wanted`,
    theirs: `${theirs?.wanted ?? 0} wanted`,
  };
}

/** What both touched since the card was read; complaints, tasks and ticks of two people are all kept. */
export function clashesOf(
  change: CardChange,
  before: JobCardDetail,
  now: JobCardDetail,
): CardClash[] {
  const clashes: (CardClash | undefined)[] = [
    change.stage && before.stage !== now.stage
      ? {
          field: 'stage',
          label: 'Stage',
          mine: change.stage,
          theirs: now.stage,
          ...(!now.nextStages.includes(change.stage) && {
            impossible: `The card is ${now.stage} by now: this can be done no longer.`,
          }),
        }
      : undefined,
    change.mechanic !== undefined && before.mechanic !== now.mechanic
      ? {
          field: 'mechanic',
          label: 'Technician',
          mine: change.mechanic ?? 'nobody',
          theirs: now.mechanic ?? 'nobody',
        }
      : undefined,
    change.odometer !== undefined && before.odometer !== now.odometer
      ? {
          field: 'odometer',
          label: 'Odometer',
          mine: kilometres(change.odometer),
          theirs: kilometres(now.odometer),
        }
      : undefined,
    change.battery !== undefined && before.battery !== now.battery
      ? {
          field: 'battery',
          label: 'Battery',
          mine: percent(change.battery),
          theirs: percent(now.battery),
        }
      : undefined,
    change.promisedDay !== undefined && before.promisedAt !== now.promisedAt
      ? {
          field: 'promised',
          label: 'Promised',
          mine: formatMoment(promisedOf(change)),
          theirs: formatMoment(now.promisedAt),
        }
      : undefined,
    change.accepted && before.estimate.total !== now.estimate.total
      ? {
          field: 'accepted',
          label: 'Estimate',
          mine: `Accepted, ${formatPaise(before.estimate.total)}`,
          theirs: `Not accepted, ${formatPaise(now.estimate.total)}`,
          impossible: 'The estimate is another one by now: ask the owner again.',
        }
      : undefined,
    partClash(change, before, now),
  ];
  return clashes.flatMap((clash) => clash ?? []);
}

const FIELDS = {
  stage: ['stage'],
  mechanic: ['mechanic'],
  odometer: ['odometer'],
  battery: ['battery'],
  promised: ['promisedDay', 'promisedTime'],
  accepted: ['accepted'],
  part: ['part'],
} as const satisfies Record<Field, readonly (keyof CardChange)[]>;

/** The change to send once it was chosen whose values count; nothing where theirs stand. */
export function settled(
  change: CardChange,
  chosen: Readonly<Partial<Record<Field, Side>>>,
): CardChange | undefined {
  const kept = { ...change };
  for (const field of Object.keys(FIELDS) as Field[]) {
    if (chosen[field] === 'theirs') for (const name of FIELDS[field]) delete kept[name];
  }
  return Object.values(kept).some((value) => value !== undefined) ? kept : undefined;
}

/** What somebody else did since a card was read, the newest first. */
export function eventsSince(before: JobCardDetail, now: JobCardDetail): JobCardDetail['history'] {
  const known = new Set(before.history.map(({ id }) => id));
  return now.history.filter(({ id }) => !known.has(id));
}

const MOST_TOLD = 2;

/** What others did to a card since it was read, in words; empty when nothing, or when `now` is the older one. */
export function cardNews(before: JobCardDetail, now: JobCardDetail): string {
  const newest = before.history[0]?.id;
  const isNewer = now.version > before.version || now.history.some(({ id }) => id === newest);
  const since = isNewer ? eventsSince(before, now) : [];
  const told = since.slice(0, MOST_TOLD).map(({ text, by }) => `${text} (${by})`);
  const rest = since.length - told.length;
  if (told.length === 0) return '';
  return `The card has changed: ${told.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}.`;
}
