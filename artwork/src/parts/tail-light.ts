import { definePart } from '../drawing.ts';
import { AMBER, INK2 } from '../lib/colour.ts';
import { arc } from '../lib/geometry.ts';
import { dots, gloss, path, rect, stroke } from '../lib/shapes.ts';
import { choice, flag } from '../options.ts';
import { cable } from './kit/cable.ts';
import { fills, part } from './kit/paint.ts';

interface Lamp {
  shell: string;
  lens: string;
  shine: string;
  /** light guide of the pattern `tube` */
  tube: string;
  /** rows of LEDs, and how wide they are */
  rows: readonly number[];
  span: number;
  /** Turn indicators at both ends. */
  indicators?: string;
}

const CORNERS =
  'M150 262L206 262L196 288H172C162 288 152 280 150 262ZM490 262L434 262L444 288H468C478 288 488 280 490 262Z';

const LAMPS: Record<'bar' | 'round' | 'wedge', Lamp> = {
  bar: {
    shell:
      'M108 172C104 150 118 138 140 138H500C522 138 536 150 532 172L518 286C514 306 500 316 480 316H160C140 316 126 306 122 286Z',
    lens: 'M132 178C130 166 136 160 148 160H492C504 160 510 166 508 178L496 276C494 288 486 294 474 294H166C154 294 146 288 144 276Z',
    shine: 'M140 178C140 170 144 166 152 166H380L150 230Z',
    tube: 'M170 194H470V248H170Z',
    rows: [204, 236],
    span: 300,
    indicators: CORNERS,
  },
  round: {
    shell:
      'M320 74C404 74 468 138 468 222C468 306 404 370 320 370C236 370 172 306 172 222C172 138 236 74 320 74Z',
    lens: 'M320 98C392 98 444 150 444 222C444 294 392 346 320 346C248 346 196 294 196 222C196 150 248 98 320 98Z',
    shine: 'M214 190C226 146 262 116 308 110C272 130 244 156 236 196Z',
    tube: arc(320, 222, 86, 130, 410),
    rows: [182, 222, 262],
    span: 170,
  },
  wedge: {
    shell:
      'M100 200L300 110H340L540 200L480 300C470 320 456 328 436 328H204C184 328 170 320 160 300Z',
    lens: 'M132 206L306 132H334L508 206L460 288C454 300 446 304 432 304H208C194 304 186 300 180 288Z',
    shine: 'M142 206L304 138H326L166 216Z',
    tube: 'M186 216L310 164H330L454 216',
    rows: [204, 236],
    span: 300,
    indicators: CORNERS,
  },
};

/** x of each LED in a row. */
const across = ({ span }: Lamp, leds: number): number[] =>
  Array.from({ length: leds }, (_, i) => Math.round(320 - span / 2 + (span * i) / (leds - 1)));

const PATTERNS = {
  dots: (lamp: Lamp, leds: number) =>
    lamp.rows
      .map((y) => across(lamp, leds).map((x) => `${x} ${y}`))
      .map((row) => dots(row, 12, '#ff8f80') + dots(row, 6, '#fff'))
      .join(''),
  tube: (lamp: Lamp) => stroke(lamp.tube, '#ff8f80', 18) + stroke(lamp.tube, '#fff', 7),
  lines: (lamp: Lamp, leds: number) => {
    const [top, bottom] = [Math.min(...lamp.rows), Math.max(...lamp.rows)];
    const line = (x: number) => `M${x} ${top - 10}l12 ${bottom - top + 20}`;
    return stroke(across(lamp, leds).map(line).join(''), '#ff9c8f', 9);
  },
};

/** LED tail lamp. */
export const tailLight = definePart({
  accent: '#d92d20',
  options: {
    shape: choice('bar', 'round', 'wedge'),
    leds: choice(9, 5, 7),
    smoked: flag(false),
    indicators: flag(true),
    pattern: choice('dots', 'tube', 'lines'),
  },
  draw({ id, accent, shape, leds, smoked, indicators, pattern }) {
    const u = fills(id);
    const lamp = LAMPS[shape];
    return part(
      id,
      accent,
      [
        cable('M320 300C320 380 410 372 450 396', 12),
        rect(436, 384, 40, 24, 5, INK2),
        path(lamp.shell, u.black),
        path(lamp.lens, smoked ? '#5a1512' : accent),
        gloss(lamp.lens, 0.06),
        PATTERNS[pattern](lamp, leds),
        indicators && lamp.indicators && path(lamp.indicators, AMBER),
        rect(290, 268, 60, 18, 6, '#fff', { opacity: 0.85 }),
        gloss(lamp.shine, 0.25),
      ],
      { shadow: [320, 402, 190, 11], close: [170, 150, 216, 162] },
    );
  },
});
