/** A colour as `#rrggbb`. */
export type Colour = string;

export const INK = '#1b212c';
export const INK2 = '#2c3441';
export const COAL = '#12161d';
export const SOOT = '#20262f';
export const IRON = '#39424f';
export const GREY = '#566173';
export const SLATE = '#5d6878';
export const STEEL = '#8e99a8';
export const ALUMINIUM = '#aab4c0';
export const SILVER = '#cdd5de';
const WHITE = '#ffffff';
export const RED = '#e5342b';
export const AMBER = '#f59e0b';
export const LAMP = '#fdf6dc';
/** A modern lamp: dark housing, cold light. */
export const LAMP_HOUSING = '#0f1623';
export const BEAM = '#eaf7ff';
export const GOLD = '#d7a73c';
export const VOLT = '#b7f34a';

type Channels = readonly [number, number, number];

const channels = (colour: Colour): Channels => [
  Number.parseInt(colour.slice(1, 3), 16),
  Number.parseInt(colour.slice(3, 5), 16),
  Number.parseInt(colour.slice(5, 7), 16),
];

const hex = (value: number): string => Math.round(value).toString(16).padStart(2, '0');

/** The colour `share` (0 to 1) of the way from one colour to another. */
export function mix(from: Colour, to: Colour, share: number): Colour {
  const [r1, g1, b1] = channels(from);
  const [r2, g2, b2] = channels(to);
  const blend = (a: number, b: number) => hex(a + (b - a) * share);
  return `#${blend(r1, r2)}${blend(g1, g2)}${blend(b1, b2)}`;
}

export const lighter = (colour: Colour, share: number): Colour => mix(colour, WHITE, share);
export const darker = (colour: Colour, share: number): Colour => mix(colour, '#0b1220', share);

/** Perceived brightness, 0 (black) to 1 (white). */
function brightness(colour: Colour): number {
  const [r, g, b] = channels(colour);
  return (0.299 * r + 0.587 * g + 0.114 * b) / 255;
}

/** Colour of a mark printed on `ground`: white, or ink where white would vanish. */
export const markOn = (ground: Colour): Colour => (brightness(ground) > 0.68 ? INK : '#fff');

/** `ink` where it shows on `ground`, else what `markOn` advises. */
export const legible = (ink: Colour, ground: Colour): Colour =>
  Math.abs(brightness(ink) - brightness(ground)) >= 0.3 ? ink : markOn(ground);

const isNearWhite = (colour: Colour): boolean =>
  channels(colour).reduce((sum, value) => sum + value, 0) > 630;

/** Paint of a thin tube; near-white is greyed, so that it keeps an edge against the backdrop. */
export const tubePaint = (colour: Colour): Colour =>
  isNearWhite(colour) ? darker(colour, 0.16) : colour;

/** `[offset, colour]` of one stop of a gradient. */
export type Stop = readonly [offset: number, colour: Colour];

/** Gradient of a painted body; near-white paint keeps an edge against the pale backdrop. */
export function paintStops(colour: Colour): Stop[] {
  if (isNearWhite(colour)) {
    return [
      [0, colour],
      [0.45, darker(colour, 0.06)],
      [1, darker(colour, 0.3)],
    ];
  }
  return [
    [0, lighter(colour, 0.28)],
    [0.45, colour],
    [1, darker(colour, 0.3)],
  ];
}
