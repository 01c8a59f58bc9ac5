import type { Mark } from '../../registry/records/records.ts';
import type { Registry } from '../../registry/registry.ts';
import { minute } from '../minute.ts';
import type { Refusal } from './refusal.ts';

export const PINNED = 'pinned';
export const RETIRED = 'retired';

interface Move {
  name: string;
  version: string | undefined;
}

const titleOf = (app: string, version: string | undefined) => `${app} ${version}`;

/** What the marks say now: the pins by app, and what was retired by `<name> <version>`. */
export async function readMarks({ records }: Pick<Registry, 'records'>) {
  const pins = new Map<string, Mark>();
  const retired = new Map<string, Mark>();
  for (const mark of await records.marks()) {
    if (mark.kind === 'pin') pins.set(mark.app, mark);
    else if (mark.kind === 'unpin') pins.delete(mark.app);
    else retired.set(titleOf(mark.app, mark.version), mark);
  }
  return { pins, retired };
}

/** `by Asha Rao, 2025-11-20 12:24 IST: "month end"` */
export const describeMark = ({ by, at, reason }: Mark): string =>
  `by ${by}, ${minute(at)}: "${reason}"`;

/** What is pinned and would move, or was retired and would come back; no consent lifts either. */
export async function heldBack(
  registry: Pick<Registry, 'records'>,
  moves: readonly Move[],
): Promise<Refusal[]> {
  const { pins, retired } = await readMarks(registry);
  return moves.flatMap(({ name, version }) => {
    const pin = pins.get(name);
    const end = retired.get(titleOf(name, version));
    return [
      ...(pin
        ? [
            {
              rule: PINNED,
              place: name,
              message: `it is pinned ${describeMark(pin)}`,
              remedy: `npm run unpin -- ${name}, when that holds no more`,
            },
          ]
        : []),
      ...(end
        ? [
            {
              rule: RETIRED,
              place: titleOf(name, version),
              message: `it was retired ${describeMark(end)}`,
              remedy: 'release another version',
            },
          ]
        : []),
    ];
  });
}
