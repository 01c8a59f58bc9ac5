import { type Goal, none } from '../support/goals.ts';
import { absoluteSpread, condense, known, median } from '../support/statistics.ts';
import { table } from '../support/table.ts';
import type { PageName } from './pages.ts';
import type { Pressed } from './press.ts';

const BOUND_MS = 100;
/** Presses are spread over the time between these shares of the way from the start of the hydration to its end. */
const FROM = 0.1;
const TO = 0.9;

type Series = 'site' | 'again';
export type Presses = Record<Series, Pressed[]>;

const lost = ({ effect }: Pressed) => effect === 0;

/** From `since`, when the press came before it, until the page showed it; NaN when it never did. */
function effectAfter(since: number, press: Pressed): number {
  if (lost(press)) return Number.NaN;
  const { pressed, effect } = press;
  return effect - (since < effect ? Math.max(pressed, since) : pressed);
}

/** From the press, or from when the code was there and evaluated, until the page showed it. */
export const delay = (press: Pressed) => effectAfter(press.heard, press);
/** The same from when the code had arrived: its evaluation counts. */
const delaySinceArrival = (press: Pressed) => effectAfter(press.code, press);

/** When to press in each run, after the document was there: spread over the time in which the page is hydrated. */
export function moments(unpressed: Pressed, runs: number): number[] {
  const { parsed, heard, ready } = unpressed;
  const begin = heard - parsed;
  const end = ready - parsed;
  return Array.from({ length: runs }, (_, run) => {
    const share = runs === 1 ? 0.5 : FROM + ((TO - FROM) * run) / (runs - 1);
    return begin + (end - begin) * share;
  });
}

export function pressGoals(found: Partial<Record<PageName, Presses>>): Goal[] {
  return Object.entries(found).flatMap(([page, { site, again }]): Goal[] => {
    const goal = (name: string, of: (pressed: Pressed) => number): Goal => ({
      name: `${page}: ${name}`,
      value: median(known(site.map(of))),
      bound: BOUND_MS,
      spread: absoluteSpread(site.map(of), again.map(of)),
    });
    return [
      goal('blocking time of a load with a press, ms', ({ blocking }) => blocking),
      goal('press to effect, ms', delay),
      none(`${page}: presses without effect`, [...site, ...again].filter(lost).length),
      none(
        `${page}: presses that were no person's`,
        [...site, ...again].filter(({ trusted }) => !trusted).length,
      ),
    ];
  });
}

const FIGURES = {
  'press to effect ms': delay,
  'since its arrival ms': delaySinceArrival,
  'blocking ms': ({ blocking }: Pressed) => blocking,
  'longest task ms': ({ longest }: Pressed) => longest,
  'pressed at ms': ({ pressed }: Pressed) => pressed,
  'code there at ms': ({ code }: Pressed) => code,
  'hydrated from ms': ({ heard }: Pressed) => heard,
  'answers at ms': ({ ready }: Pressed) => ready,
};

const rounded = (value: number) => (Number.isNaN(value) ? 'none' : String(Math.round(value)));

export function pressReport(found: Partial<Record<PageName, Presses>>): string {
  const rows = Object.entries(found).flatMap(([page, { site, again }]) =>
    [...site, ...again].map((pressed) => [
      page,
      ...Object.values(FIGURES).map((of) => rounded(of(pressed))),
    ]),
  );
  return table(['', ...Object.keys(FIGURES)], rows);
}

/** For keeping: median, least and most of each figure. */
export function condensedPresses(found: Partial<Record<PageName, Presses>>) {
  return Object.fromEntries(
    Object.entries(found).map(([page, { site, again }]) => [
      page,
      Object.fromEntries(
        Object.entries(FIGURES).map(([name, of]) => [
          name,
          { site: condense(known(site.map(of))), again: condense(known(again.map(of))) },
        ]),
      ),
    ]),
  );
}
