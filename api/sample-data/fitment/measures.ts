import { numberOf } from './words.ts';

type Size = [width: number, height: number];

const MM_OF_INCH = 25.4;

/**
 * A tyre by its size, in mm: "120/70 R17", "2.75-18", "155 R13" and, in millimetres, "54-622". Its height as a share
 * of its width is 80 % for radial and 100 % for diagonal tyres that name none (ETRTO).
 */
export function tyreMeasures(size: string): { rim: number; diameter: number } {
  const [, first = '', aspect, last = ''] =
    /^([\d.]+)(?:\/(\d+))?[^\d]+(\d+)$/.exec(size.replace(/(?: ?Z?R)/, '-')) ?? [];
  const inInches = Number(first) < 10;
  const width = Number(first) * (inInches ? MM_OF_INCH : 1);
  const rim = Number(last) * (Number(last) < 100 ? MM_OF_INCH : 1);
  const usual = /R/.test(size) ? 80 : 100;
  return { rim, diameter: rim + (2 * width * Number(aspect ?? usual)) / 100 };
}

const round = (value: number) => Math.round(value);

/** What goes over the wheel or round it, by the diameter of its tyre. */
export const byTyre = (size: string, [width, height]: Size): Size => {
  const { diameter } = tyreMeasures(size);
  return [round(diameter * width), round(diameter * height)];
};

/** Like one of that size, each by its key up to so much larger or smaller: no two makers have the same mould. */
export function about(key: string, [width, height]: Size, share = 0.12): Size {
  const at = (text: string) => 1 + share * (numberOf(text, 201) / 100 - 1);
  return [round(width * at(key)), round(height * at(`${key} high`))];
}

/** Cases of sealed 12 V starter batteries, in mm, by the least capacity (Ah) that they hold (JIS D 5302, EN 50342-1). */
const CASES: readonly (readonly [hours: number, size: Size])[] = [
  [60, [242, 190]],
  [44, [207, 190]],
  [32, [187, 227]],
  [26, [197, 222]],
  [18, [175, 155]],
  [12, [150, 145]],
  [10, [150, 130]],
  [8, [150, 105]],
  [6, [114, 131]],
  [4, [114, 106]],
  [0, [114, 87]],
];

/** Length and height of the case of a 12 V battery of so many ampere-hours. */
export const caseOf = (hours: number): Size =>
  CASES.find(([least]) => hours >= least)?.[1] ?? [114, 87];

/** A chain laid in a loop: so many links of that pitch (mm), nearly twice as long as it is high. */
export function loopOf(links: number, pitch: number): Size {
  const width = (links * pitch) / 2.46;
  return [round(width), round(width * 0.55)];
}
