import { table } from './table.ts';

/** `unclear`: the A/A pair lies as far apart as the figure from its goal. */
export type Verdict = 'met' | 'missed' | 'unclear';

export interface Goal {
  name: string;
  value: number;
  /** The bound: at most, or at least where `atLeast` is set. */
  bound: number;
  atLeast?: boolean;
  /** What two measurements of the same differ by, in the unit of `value`. */
  spread: number;
}

export function verdict({ value, bound, atLeast = false, spread }: Goal): Verdict {
  if (Number.isNaN(value)) return 'missed';
  const distance = atLeast ? value - bound : bound - value;
  if (spread > 0 && Math.abs(distance) < spread) return 'unclear';
  return distance >= 0 ? 'met' : 'missed';
}

/** A goal that holds only without any exception: no spread excuses it. */
export const none = (name: string, value: number): Goal => ({ name, value, bound: 0, spread: 0 });

const number = (value: number) =>
  Number.isInteger(value) ? String(value) : value.toFixed(Math.abs(value) < 10 ? 3 : 1);

export function goalTable(goals: Goal[]): string {
  return table(
    ['goal', 'value', 'bound', 'A/A spread', ''],
    goals.map((goal) => [
      goal.name,
      number(goal.value),
      `${goal.atLeast ? '>=' : '<='} ${number(goal.bound)}`,
      goal.spread === 0 ? '' : `+-${number(goal.spread)}`,
      verdict(goal),
    ]),
  );
}
