import { definePart } from '../drawing.ts';
import { SILVER } from '../lib/colour.ts';
import { arc } from '../lib/geometry.ts';
import { bolt, circle, dots, path, rect, stroke, times } from '../lib/shapes.ts';
import { choice, flag } from '../options.ts';
import { cable } from './kit/cable.ts';
import { fills, part } from './kit/paint.ts';
import { digits } from './kit/print.ts';

const CLUSTER_SHAPES = {
  round:
    'M320 68C420 68 484 140 484 222C484 304 420 372 320 372C220 372 156 304 156 222C156 140 220 68 320 68Z',
  wide: 'M150 112H490C514 112 528 126 524 150L504 306C500 326 488 336 468 336H172C152 336 140 326 136 306L116 150C112 126 126 112 150 112Z',
  slim: 'M176 148H464C508 148 540 178 540 222C540 266 508 296 464 296H176C132 296 100 266 100 222C100 178 132 148 176 148Z',
};
const SCREENS = {
  dark: { back: '#101a26', ink: '#e9f7ff', dim: '#39506a' },
  ice: { back: '#cfe6ee', ink: '#14303f', dim: '#a3c6d2' },
  amber: { back: '#2b1a08', ink: '#ffb43b', dim: '#6b4a1c' },
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
    const { back, ink, dim } = SCREENS[screen];
    const glass = {
      round: circle(320, 220, 132, back),
      wide: rect(146, 134, 348, 180, 20, back),
      slim: rect(126, 166, 388, 112, 54, back),
    }[shape];
    return part(
      id,
      accent,
      [
        tabs &&
          path(
            shape === 'slim' ? 'M270 280H370L404 396H236Z' : 'M250 330H390L404 396H236Z',
            u.black,
          ) + dots(['262 382', '378 382'], 7, SILVER),
        cable('M320 350C320 400 420 386 470 400', 14),
        visor &&
          path(
            shape === 'round'
              ? 'M180 136C220 66 420 66 460 136L486 120C440 26 200 26 154 120Z'
              : 'M128 132L160 84H480L512 132Z',
            '#20262f',
          ),
        path(CLUSTER_SHAPES[shape], u.black),
        glass,
        shape === 'round'
          ? stroke(arc(320, 220, 112, 150, 390), dim, 13) +
            stroke(arc(320, 220, 112, 150, 150 + bar * 24), accent, 13)
          : shape === 'wide'
            ? stroke(
                times(10, (i) => `M${176 + i * 30} 160h16`),
                dim,
                12,
              ) +
              stroke(
                times(bar, (i) => `M${176 + i * 30} 160h16`),
                accent,
                12,
              )
            : stroke('M172 256H380', dim, 9) + stroke(`M172 256H${172 + bar * 21}`, accent, 9),
        shape === 'slim'
          ? digits(speed, 270, 182, 1.4, ink)
          : digits(
              speed,
              320 - String(speed).length * 34 + 14,
              shape === 'wide' ? 186 : 176,
              2,
              ink,
            ),
        rect(shape === 'slim' ? 420 : 292, shape === 'slim' ? 204 : 282, 52, 20, 5, 'none', {
          stroke: ink,
          strokeWidth: 2.5,
        }) + rect(shape === 'slim' ? 424 : 296, shape === 'slim' ? 208 : 286, 30, 12, 2, accent),
        shape === 'wide' &&
          bolt(182, 230, 20, accent) + stroke('M438 216h30M438 232h20M438 248h26', dim, 5),
        shape === 'slim' && bolt(180, 212, 17, accent),
        stroke(
          shape === 'round'
            ? 'M206 156C230 112 270 92 314 90'
            : shape === 'wide'
              ? 'M160 148C220 140 300 140 360 142'
              : 'M156 178C220 172 300 172 360 174',
          '#fff',
          5,
          { opacity: 0.22 },
        ),
      ],
      { shadow: [320, 402, 170, 12], close: [220, 130, 200, 150] },
    );
  },
});
