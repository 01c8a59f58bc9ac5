import { type Kind, optionsOf } from '@evmandi/artwork';
import type { Drawing } from '../../src/pictures/picture.ts';

const HUES = 20;

/** A colour by its hue, 0 to 1, and lightness, with a saturation of 60 %. */
function accentOf(hue: number, lightness: number): string {
  const spread = 0.6 * Math.min(lightness, 1 - lightness);
  const channel = (n: number) => {
    const k = (n + hue * 12) % 12;
    const value = lightness - spread * Math.max(-1, Math.min(k - 3, 9 - k, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
}

/** Neighbours differ much: each is seven hues further. */
const ACCENTS = [0.32, 0.45].flatMap((lightness) =>
  Array.from({ length: HUES }, (_, index) => accentOf(((index * 7) % HUES) / HUES, lightness)),
);

type Values = readonly (string | number | boolean)[];

/**
 * Answers drawings of a kind that all differ, in the same order in every run: by the values given of some
 * options, with an accent, `fixed` ones the same in all.
 */
export function looks(kind: Kind, varied: Record<string, Values>) {
  let count = 0;
  const names = Object.keys(varied);
  const total = names.reduce((product, name) => product * (varied[name]?.length ?? 1), 1);
  const defined = new Set(optionsOf(kind).map(({ name }) => name));
  for (const name of names) if (!defined.has(name)) throw new Error(`${kind} has no ${name}`);
  return (fixed: Record<string, string | number | boolean> = {}): Drawing => {
    const index = count;
    count += 1;
    const accent = ACCENTS[Math.floor(index / total)];
    if (!accent) throw new Error(`There are no more looks of ${kind}`);
    let rest = index % total;
    const options: Record<string, string | number | boolean> = { accent };
    for (const name of names) {
      const values = varied[name] ?? [];
      options[name] = values[rest % values.length] as string;
      rest = Math.floor(rest / values.length);
    }
    return { kind, options: { ...options, ...fixed } };
  };
}
