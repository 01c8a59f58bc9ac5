import { INK, LAMP, SILVER } from '../../lib/colour.ts';
import { ellipse, path, stroke } from '../../lib/shapes.ts';

export const mirror = (x: number, y: number): string =>
  stroke(`M${x} ${y}C${x + 4} ${y - 16} ${x - 2} ${y - 26} ${x - 8} ${y - 34}`, INK, 3.4) +
  path(`M${x - 24} ${y - 50}c10 -6 26 -4 28 4c1 8 -8 14 -18 13c-9 -1 -15 -12 -10 -17Z`, INK);

export const roundMirror = (x: number, y: number, fill: string): string =>
  stroke(`M${x} ${y}C${x + 6} ${y - 16} ${x + 2} ${y - 24} ${x - 4} ${y - 32}`, SILVER, 3.2) +
  ellipse(x - 8, y - 40, 14, 9, fill);

/** Round headlamp in a shell. */
export function roundLamp(x: number, y: number, shell: string, scale = 1): string {
  const at = (dx: number, dy: number) => `${x + dx * scale} ${y + dy * scale}`;
  return (
    path(
      `M${at(-32, -14)}C${at(-28, -32)} ${at(0, -34)} ${at(6, -20)}C${at(10, -4)} ${at(8, 14)} ${at(-2, 21)}C${at(-20, 22)} ${at(-32, 4)} ${at(-32, -14)}Z`,
      shell,
    ) +
    ellipse(x + 3 * scale, y - scale, 8 * scale, 19 * scale, LAMP) +
    ellipse(x + 5 * scale, y - scale, 4 * scale, 13 * scale, '#fff')
  );
}
