import {
  type Kind,
  kinds,
  optionsOf,
  type PictureOptions,
  picture,
  VIEWS,
  type View,
} from '../src/index.ts';
import { randomOptions, seeded } from './random-options.ts';

export interface Specimen {
  readonly kind: Kind;
  readonly view: View;
  readonly options: PictureOptions;
}

const MIXED = 14;

/** Every kind in every view, with every value of every option, and in mixed looks. */
function specimens(): Specimen[] {
  const random = seeded(20_300);
  return kinds.flatMap((kind) => [
    ...VIEWS.map((view) => ({ kind, view, options: {} })),
    ...optionsOf(kind).flatMap(({ name, values }) =>
      values.map(
        (value): Specimen => ({
          kind,
          view: name.startsWith('dim') ? 'drawing' : 'cut',
          options: { [name]: value },
        }),
      ),
    ),
    ...Array.from(
      { length: MIXED },
      (_, i): Specimen => ({
        kind,
        view: VIEWS[i % VIEWS.length] ?? 'hero',
        options: randomOptions(kind, random),
      }),
    ),
  ]);
}

export interface DrawnSpecimen extends Specimen {
  readonly svg: string;
}

let drawn: readonly DrawnSpecimen[] | undefined;

/** Returns all specimens with their pictures, which are drawn once. */
export function drawnSpecimens(): readonly DrawnSpecimen[] {
  drawn ??= specimens().map((specimen) => ({
    ...specimen,
    svg: picture(specimen.kind, specimen.options, specimen.view),
  }));
  return drawn;
}
