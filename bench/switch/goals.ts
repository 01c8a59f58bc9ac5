import { type Goal, none } from '../support/goals.ts';
import type { Options } from '../support/options.ts';
import { absoluteSpread, median } from '../support/statistics.ts';
import { LEGS, type LegCase, type LegName, type LegSamples } from './legs.ts';
import type { Holdings, ManySwitches } from './many.ts';

const BOUNDS = { listingToProductMs: 200, framesAfterAnswer: 2, heapGrowth: 0.05 };
const HELD: (keyof Holdings)[] = [
  'listeners',
  'windowListeners',
  'documentListeners',
  'timeouts',
  'intervals',
];
const HELD_TEXT: Partial<Record<keyof Holdings, string>> = {
  listeners: 'listeners of all nodes',
  windowListeners: 'listeners of window',
  documentListeners: 'listeners of document',
};

function hoveredGoals(samples: LegSamples, { conditions }: Options): Goal[] {
  return conditions.flatMap((condition) =>
    (Object.keys(LEGS) as LegName[]).flatMap((leg) => {
      const measured: LegCase = { leg, approach: 'hovered', condition, again: false };
      const name = `${LEGS[leg]} after hover, ${condition}`;
      const code = Math.max(...samples.values(measured, 'codeRequests'));
      const frames = samples.values(measured, 'framesAfterAnswer');
      return [
        none(`${name}: requests for code`, code),
        {
          name: `${name}: frames from the loader's answer to the heading`,
          value: median(frames),
          bound: BOUNDS.framesAfterAnswer,
          spread: 0,
        },
      ];
    }),
  );
}

function listingGoal(samples: LegSamples, { conditions }: Options): Goal[] {
  if (!conditions.includes('throttled')) return [];
  const measured = { leg: 'toProduct', approach: 'hovered', condition: 'throttled' } as const;
  const [ms, again] = [false, true].map((second) =>
    samples.values({ ...measured, again: second }, 'ms'),
  ) as [number[], number[]];
  return [
    {
      name: 'listing to product after hover, throttled: click to heading, ms',
      value: median(ms),
      bound: BOUNDS.listingToProductMs,
      spread: absoluteSpread(ms, again),
    },
  ];
}

/** The engine's compiled code counts as heap and grows for as long as it finds something to compile better. */
export interface Soaks {
  compiled: ManySwitches;
  /** By an engine that compiles nothing: what grows here is held by the page. */
  interpreted: ManySwitches;
}

function growthGoal(name: string, { before, beforeAgain, after }: ManySwitches): Goal {
  const growth = (later: Holdings) => later.heapBytes / before.heapBytes - 1;
  const spread = Math.abs(growth(beforeAgain));
  return { name, value: growth(after), bound: BOUNDS.heapGrowth, spread };
}

function soakGoals({ compiled, interpreted }: Soaks): Goal[] {
  const { switches, before, after } = compiled;
  const name = `growth of the heap by ${switches} switches, share`;
  return [
    growthGoal(name, compiled),
    growthGoal(`${name}, nothing compiled`, interpreted),
    ...HELD.map((kind) =>
      none(`${HELD_TEXT[kind] ?? kind} left by ${switches} switches`, after[kind] - before[kind]),
    ),
  ];
}

export function switchGoals(samples: LegSamples, soaks: Soaks, options: Options): Goal[] {
  return [...listingGoal(samples, options), ...hoveredGoals(samples, options), ...soakGoals(soaks)];
}
