import type { Fact } from '@evmandi/contract/domain/filters';

/** How many of the first unit of its kind one of a unit is. */
const UNITS: Readonly<Record<string, number>> = {
  V: 1,
  Ah: 1,
  W: 1,
  kW: 1_000,
  A: 1,
  mm: 1,
  cm: 10,
  m: 1_000,
  inch: 25.4,
};

/** Units in which specifications give a fact. */
const UNITS_OF: Partial<Record<Fact, readonly string[]>> = {
  voltage: ['V'],
  capacity: ['Ah'],
  power: ['kW', 'W'],
  current: ['A'],
  length: ['mm', 'cm', 'm'],
  diameter: ['mm', 'inch'],
};

/** Whether a fact is a figure with a unit; the others are words. */
export const isFigure = (fact: Fact): boolean => fact in UNITS_OF;

export interface Figure {
  /** Both ends of a range; the same for one figure. */
  from: number;
  to: number;
  unit: string;
}

const NUMBER = String.raw`\d[\d,]*(?:\.\d+)?`;
/** What bounds a figure is none itself. */
const BOUND = /\b(?:over|up to|about|wear limit)\b/i;

const toNumber = (text: string) => Number(text.replaceAll(',', ''));

function figureIn(text: string, units: readonly string[]): Figure | undefined {
  const unit = units.join('|');
  const found = new RegExp(
    `(?:(${NUMBER})(?: ?(?:${unit}))? to )?(${NUMBER}) ?(${unit})(?![\\w²³/])`,
  ).exec(text);
  if (!found || BOUND.test(text)) return undefined;
  const [, low, high = '', known = ''] = found;
  return { from: toNumber(low ?? high), to: toNumber(high), unit: known };
}

const inFirstUnit = ({ to, unit }: Figure) => to * (UNITS[unit] ?? 1);

/**
 * Returns the figures of the first part of a text that has some: of "72 V, 60 to 84 V" the first, of
 * "12 V or 40 to 90 V" both. A length is the longest: of "12 mm steel, 1.8 m" the second.
 */
export function figuresIn(text: string, fact: Fact): Figure[] {
  const units = UNITS_OF[fact] ?? [];
  const parts = text
    .split(', ')
    .map((part) => part.split(' or ').flatMap((each) => figureIn(each, units) ?? []))
    .filter((found) => found.length > 0);
  if (fact !== 'length') return parts[0] ?? [];
  return parts
    .flat()
    .sort((a, b) => inFirstUnit(b) - inFirstUnit(a))
    .slice(0, 1);
}

/** Voltages of systems, by which parts for a range of them are found. */
const SYSTEMS = [12, 24, 36, 48, 60, 72, 96, 230];
/** A full battery has a sixth more than its name says. */
const CHARGED = 1.2;

/** Returns the systems that a voltage belongs to: 67.2 V charges a battery of 60 V. */
export function systemsOf({ from, to }: Figure): number[] {
  if (from < to) return SYSTEMS.filter((volts) => volts >= from && volts <= to);
  const named = SYSTEMS.findLast((volts) => volts <= to);
  return [named !== undefined && to <= named * CHARGED ? named : to];
}

const rounded = (value: number) => String(Number(value.toFixed(3)));

/** Returns a figure as it is stored and shown, the same for 1,800 mm and 1.8 m. */
export function textOf(fact: Fact, value: number, unit: string): string {
  const size = value * (UNITS[unit] ?? 1);
  if (fact === 'power') return size < 1_000 ? `${rounded(size)} W` : `${rounded(size / 1_000)} kW`;
  if (fact !== 'length') return `${rounded(value)} ${unit}`;
  return size < 1_000 ? `${rounded(size)} mm` : `${rounded(size / 1_000)} m`;
}

/** Returns a figure in the first unit of its kind, by the slug of its unit. */
export const sizeIn = (value: number, unit: string): number =>
  Number((value * (factorOf(unit) ?? 1)).toFixed(3));

/** Returns the size of a stored figure in the first unit of its kind; undefined for words. */
export function sizeOf(text: string): number | undefined {
  const [, value, unit = ''] = /^([\d.]+) (\w+)$/.exec(text) ?? [];
  return UNITS[unit] === undefined ? undefined : sizeIn(Number(value), unit.toLowerCase());
}

/** Returns how many of the first unit of its kind a unit is, by its slug: `kw` is 1,000 W. */
export function factorOf(unit: string): number | undefined {
  const known = Object.keys(UNITS).find((name) => name.toLowerCase() === unit);
  return known === undefined ? undefined : UNITS[known];
}

/** Returns a unit as it is written, by its slug. */
export const unitNamed = (unit: string): string =>
  Object.keys(UNITS).find((name) => name.toLowerCase() === unit) ?? unit;
