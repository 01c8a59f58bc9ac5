import { type Kind, type OptionValue, optionsOf } from '../src/index.ts';

/** Repeatable numbers from 0 to 1 (Park-Miller). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}

const PAINTS = ['#c8102e', '#1d4ed8', '#e8ecef', '#1b212c', '#0b7a55', '#f2b705', '#8fc9c0'];

/** A look that a catalogue author might choose: about half of the options set. */
export function randomOptions(kind: Kind, random: () => number): Record<string, OptionValue> {
  const pick = <T>(list: readonly T[]): T[] =>
    list.slice(Math.floor(random() * list.length)).slice(0, 1);
  return Object.fromEntries(
    optionsOf(kind).flatMap(({ name, values }) => {
      if (random() < 0.5) return [];
      return pick<OptionValue>(name === 'accent' ? PAINTS : values).map((value) => [name, value]);
    }),
  );
}
