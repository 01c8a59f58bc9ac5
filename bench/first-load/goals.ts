import { type Goal, none } from '../support/goals.ts';
import { absoluteSpread, median, ratio, relativeSpread } from '../support/statistics.ts';
import type { Inspections, Samples } from './collect.ts';
import type { Figures } from './load.ts';
import type { PageName } from './pages.ts';
import { VARIANTS, type Variant } from './variants.ts';

const BOUNDS = {
  lcpOneBundle: 0.3,
  lcpStatic: 1.15,
  works: 1.1,
  jsRatio: 1.3,
  jsBytes: 150_000,
  tbtMs: 100,
  steps: 2,
  cls: 0.01,
};

/** The goals for the first visit of one page under a slow condition. */
function pageGoals(samples: Samples, page: PageName, condition: string): Goal[] {
  const values = (variant: Variant, figure: keyof Figures) =>
    samples.values({ visit: 'first', condition, page, variant }, figure);
  const compared = (name: string, figure: keyof Figures, base: Variant, bound: number): Goal => {
    const share = ratio(values('federated', figure), values(base, figure)).median;
    const spread = share * relativeSpread(values('federated', figure), values('again', figure));
    return { name: `${page}: ${name}, federated / ${VARIANTS[base]}`, value: share, bound, spread };
  };
  const own = (name: string, figure: keyof Figures, bound: number): Goal => ({
    name: `${page}: ${name}`,
    value: median(values('federated', figure)),
    bound,
    spread: absoluteSpread(values('federated', figure), values('again', figure)),
  });
  const worst = (name: string, figure: keyof Figures) =>
    none(`${page}: ${name}, most of all runs`, Math.max(...values('federated', figure)));
  return [
    compared('LCP', 'lcp', 'oneBundle', BOUNDS.lcpOneBundle),
    compared('LCP', 'lcp', 'static', BOUNDS.lcpStatic),
    compared('control works', 'works', 'oneBundle', BOUNDS.works),
    compared('control works', 'works', 'oneBundleServer', BOUNDS.works),
    compared('JS bytes', 'jsBytes', 'oneBundle', BOUNDS.jsRatio),
    compared('JS bytes', 'jsBytes', 'oneBundleServer', BOUNDS.jsRatio),
    own('JS bytes', 'jsBytes', BOUNDS.jsBytes),
    own('total blocking time, ms', 'tbt', BOUNDS.tbtMs),
    own('CLS', 'cls', BOUNDS.cls),
    worst('hydration errors', 'hydrationErrors'),
    worst('loader calls after hydration', 'loaderCalls'),
    worst('duplicate downloads', 'duplicates'),
  ];
}

function inspectionGoals(inspections: Inspections): Goal[] {
  return Object.entries(inspections).flatMap(([page, { federated }]): Goal[] => [
    {
      name: `${page}: steps after the HTML until hydrated`,
      value: federated?.steps ?? Number.NaN,
      bound: BOUNDS.steps,
      spread: 0,
    },
    none(`${page}: hints that nothing used`, federated?.unusedPreloads ?? Number.NaN),
  ]);
}

/** Every goal that the measured pages can speak for under one slow condition. */
export function firstLoadGoals(
  samples: Samples,
  inspections: Inspections,
  pages: PageName[],
  condition = 'throttled',
): Goal[] {
  const measured = pages.filter(
    (page) => samples.of({ visit: 'first', condition, page, variant: 'federated' }).length > 0,
  );
  return [
    ...measured.flatMap((page) => pageGoals(samples, page, condition)),
    ...inspectionGoals(inspections),
  ];
}
