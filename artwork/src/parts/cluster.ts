import { definePart } from '../drawing.ts';
import { type Colour, SILVER, SOOT } from '../lib/colour.ts';
import { arc } from '../lib/geometry.ts';
import { bolt, circle, dots, path, rect, stroke, times } from '../lib/shapes.ts';
import { choice, flag } from '../options.ts';
import { cable } from './kit/cable.ts';
import { fills, part } from './kit/paint.ts';
import { digits } from './kit/print.ts';

const SCREENS = {
  dark: { back: '#101a26', ink: '#e9f7ff', dim: '#39506a' },
  ice: { back: '#cfe6ee', ink: '#14303f', dim: '#a3c6d2' },
  amber: { back: '#2b1a08', ink: '#ffb43b', dim: '#6b4a1c' },
};

interface Face {
  back: Colour;
  ink: Colour;
  dim: Colour;
  accent: Colour;
  speed: number;
  /** how much power the bar shows, up to 10 */
  bar: number;
}

/** Battery symbol at (x, y). */
const charge = (x: number, y: number, { ink, accent }: Face): string =>
  rect(x, y, 52, 20, 5, 'none', { stroke: ink, strokeWidth: 2.5 }) +
  rect(x + 4, y + 4, 30, 12, 2, accent);

const centredDigits = (y: number, { speed, ink }: Face): string =>
  digits(speed, 334 - String(speed).length * 34, y, 2, ink);

const SHAPES = {
  round: {
    case: 'M320 68C420 68 484 140 484 222C484 304 420 372 320 372C220 372 156 304 156 222C156 140 220 68 320 68Z',
    visor: 'M180 136C220 66 420 66 460 136L486 120C440 26 200 26 154 120Z',
    foot: 'M250 330H390L404 396H236Z',
    shine: 'M206 156C230 112 270 92 314 90',
    face: (face: Face) =>
      circle(320, 220, 132, face.back) +
      stroke(arc(320, 220, 112, 150, 390), face.dim, 13) +
      stroke(arc(320, 220, 112, 150, 150 + face.bar * 24), face.accent, 13) +
      centredDigits(176, face) +
      charge(292, 282, face),
  },
  wide: {
    case: 'M150 112H490C514 112 528 126 524 150L504 306C500 326 488 336 468 336H172C152 336 140 326 136 306L116 150C112 126 126 112 150 112Z',
    visor: 'M128 132L160 84H480L512 132Z',
    foot: 'M250 330H390L404 396H236Z',
    shine: 'M160 148C220 140 300 140 360 142',
    face: (face: Face) => {
      const marks = (count: number) => times(count, (i) => `M${176 + i * 30} 160h16`);
      return (
        rect(146, 134, 348, 180, 20, face.back) +
        stroke(marks(10), face.dim, 12) +
        stroke(marks(face.bar), face.accent, 12) +
        centredDigits(186, face) +
        charge(292, 282, face) +
        bolt(182, 230, 20, face.accent) +
        stroke('M438 216h30M438 232h20M438 248h26', face.dim, 5)
      );
    },
  },
  slim: {
    case: 'M176 148H464C508 148 540 178 540 222C540 266 508 296 464 296H176C132 296 100 266 100 222C100 178 132 148 176 148Z',
    visor: 'M128 156C150 116 180 104 214 104H426C460 104 490 116 512 156Z',
    foot: 'M270 280H370L404 396H236Z',
    shine: 'M156 178C220 172 300 172 360 174',
    face: (face: Face) =>
      rect(126, 166, 388, 112, 54, face.back) +
      stroke('M172 256H380', face.dim, 9) +
      stroke(`M172 256H${172 + face.bar * 21}`, face.accent, 9) +
      digits(face.speed, 270, 182, 1.4, face.ink) +
      charge(420, 204, face) +
      bolt(180, 212, 17, face.accent),
  },
};

/** Digital speedometer. */
export const cluster = definePart({
  accent: '#22a06b',
  options: {
    shape: choice('round', 'wide', 'slim'),
    screen: choice('dark', 'ice', 'amber'),
    speed: choice(68, 42, 104),
    bar: choice(7, 4, 9),
    tabs: flag(true),
    visor: flag(false),
  },
  draw({ id, accent, shape, screen, speed, bar, tabs, visor }) {
    const u = fills(id);
    const form = SHAPES[shape];
    return part(
      id,
      accent,
      [
        tabs && [path(form.foot, u.black), dots(['262 382', '378 382'], 7, SILVER)],
        cable('M320 350C320 400 420 386 470 400', 14),
        visor && path(form.visor, SOOT),
        path(form.case, u.black),
        form.face({ ...SCREENS[screen], accent, speed, bar }),
        stroke(form.shine, '#fff', 5, { opacity: 0.22 }),
      ],
      { shadow: [320, 402, 170, 12], close: [220, 130, 200, 150] },
    );
  },
});
