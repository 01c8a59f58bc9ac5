import type { Colour, Stop } from './colour.ts';
import { type Direction, linearGradient } from './shapes.ts';

/** A surface drawn as a gradient; `suffix` completes its id within one drawing. */
export interface Material {
  readonly suffix: string;
  readonly stops: (accent: Colour) => readonly Stop[];
  readonly direction?: Direction;
}

/** The fills of a set of materials, and the definitions that a finished body needs. */
export function materials<M extends string>(set: Readonly<Record<M, Material>>) {
  const names = Object.keys(set) as M[];
  return {
    /** A fill for each material of the drawing whose ids begin with `id`. */
    fills: (id: string): Readonly<Record<M, string>> =>
      Object.fromEntries(names.map((name) => [name, `url(#${id}${set[name].suffix})`])) as Record<
        M,
        string
      >,
    /** Only the gradients in use are written. */
    definitions: (id: string, body: string, accent: Colour): string =>
      names
        .map((name) => {
          const { suffix, stops, direction } = set[name];
          return body.includes(`#${id}${suffix})`)
            ? linearGradient(id + suffix, stops(accent), direction)
            : '';
        })
        .join(''),
  };
}
