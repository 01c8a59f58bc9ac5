import { type Kind, optionsOf } from '@evmandi/artwork';
import type { Colour } from '@evmandi/contract/domain/filter-values';
import type { Drawing } from '../src/pictures/picture.ts';

const HUES: [until: number, colour: Colour][] = [
  [13, 'red'],
  [37, 'orange'],
  [65, 'yellow'],
  [174, 'green'],
  [250, 'blue'],
  [340, 'purple'],
  [361, 'red'],
];

/** Hue in degrees, saturation and lightness from 0 to 1. */
function hsl(hex: string): [hue: number, saturation: number, lightness: number] {
  const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255) as [
    number,
    number,
    number,
  ];
  const high = Math.max(r, g, b);
  const low = Math.min(r, g, b);
  const lightness = (high + low) / 2;
  const span = high - low;
  if (span === 0) return [0, 0, lightness];
  const sector =
    high === r
      ? (g - b) / span + (g < b ? 6 : 0)
      : high === g
        ? (b - r) / span + 2
        : (r - g) / span + 4;
  return [sector * 60, span / (1 - Math.abs(2 * lightness - 1)), lightness];
}

/** The colour of the listing's filter that a paint is; none for grey, silver and brown. */
function colourOf(hex: string): Colour | undefined {
  const [hue, saturation, lightness] = hsl(hex);
  if (lightness > 0.88) return 'white';
  if (lightness < 0.2 && saturation < 0.3) return 'black';
  const isBrown = hue >= 13 && hue < 50 && (saturation < 0.55 || lightness < 0.32);
  if (saturation < 0.22 || isBrown) return undefined;
  return HUES.find(([until]) => hue < until)?.[1];
}

export const coloursOf = (paints: (string | undefined)[]): Colour[] => [
  ...new Set(
    paints.flatMap((paint) => {
      const colour = paint === undefined ? undefined : colourOf(paint);
      return colour ? [colour] : [];
    }),
  ),
];

/** Which options of a part's drawing decide its colour, or the colour that it always has. */
const OF_PARTS: Partial<Record<Kind, string[]>> = {
  acPost: ['skin', 'accent'],
  alloyWheel: ['tone'],
  battery: ['skin', 'accent'],
  bell: ['accent'],
  bms: ['accent'],
  brakeDisc: ['tone'],
  brakeLever: ['tone'],
  brakePad: ['accent'],
  cableReel: ['accent'],
  ccs2Gun: ['body'],
  cellModule: ['accent'],
  chademoGun: ['body'],
  cluster: ['black'],
  controller: ['skin'],
  converter: ['casing'],
  cover: ['accent', 'second'],
  dcConverter: ['casing'],
  dcFast: ['skin', 'accent'],
  discLock: ['accent'],
  fender: ['finish'],
  fluidBottle: ['accent'],
  gloves: ['base', 'accent'],
  harness: ['black'],
  headlight: ['shell'],
  helmet: ['accent'],
  horn: ['accent'],
  hubMotor: ['accent'],
  indicators: ['orange'],
  mcb: ['white'],
  mirrors: ['finish'],
  mount: ['tone'],
  phoneHolder: ['black'],
  portable: ['skin'],
  saddleBag: ['accent'],
  seat: ['leather'],
  shock: ['accent'],
  tailLight: ['red'],
  throttle: ['black'],
  toolkit: ['accent'],
  topBox: ['skin'],
  type2Cable: ['accent'],
  tyre: ['black'],
  wallbox: ['face'],
  wireLock: ['accent'],
};

const NAMED = ['red', 'white', 'black', 'orange', 'blue'] as const;
const named = (value: unknown): Colour | undefined => NAMED.find((colour) => colour === value);

/** Colours of a part, as its drawing shows them. */
export function coloursOfPart({ kind, options }: Drawing): Colour[] {
  const initial = new Map(optionsOf(kind).map((option) => [option.name, option.initial]));
  const optionValue = (name: string) => options[name] ?? initial.get(name);
  const found = (OF_PARTS[kind] ?? []).flatMap((source): (Colour | undefined)[] => {
    const value = initial.has(source) ? optionValue(source) : source;
    if (value === 'colour' || value === 'accent') return [colourOf(String(optionValue('accent')))];
    return [
      named(value) ??
        (typeof value === 'string' && value.startsWith('#') ? colourOf(value) : undefined),
    ];
  });
  return [...new Set(found.filter((colour) => colour !== undefined))];
}
