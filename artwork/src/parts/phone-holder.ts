import { definePart } from '../drawing.ts';
import { COAL, type Colour, INK, IRON, markOn, SILVER } from '../lib/colour.ts';
import {
  bolt,
  circle,
  gloss,
  group,
  joined,
  path,
  rect,
  ring,
  stroke,
  times,
} from '../lib/shapes.ts';
import { choice, flag } from '../options.ts';
import { cable } from './kit/cable.ts';
import { fills, part } from './kit/paint.ts';

const SCREENS = {
  map: (accent: string) =>
    rect(232, 66, 156, 268, 14, '#dfeee6') +
    path('M232 200L388 150V230L232 280Z', '#cfe0f2') +
    stroke('M236 130H384M280 70V330M236 300H384M340 70V330', '#fff', 7) +
    stroke('M280 322V236L340 200V110', accent, 9) +
    circle(340, 108, 11, '#d92d20') +
    circle(280, 322, 9, accent),
  ride: (accent: string) =>
    rect(232, 66, 156, 268, 14, '#101a26') +
    ring(310, 160, 56, '#2b3a4c', 11) +
    stroke('M272 201A56 56 0 1 1 362 138', accent, 11) +
    bolt(310, 160, 24, '#fff') +
    rect(252, 246, 116, 12, 6, '#2b3a4c') +
    rect(252, 246, 74, 12, 6, accent) +
    rect(252, 276, 70, 9, 4, '#5b6777') +
    rect(252, 298, 96, 9, 4, IRON),
  arrow: (accent: string) =>
    rect(232, 66, 156, 268, 14, accent) +
    path('M310 108L360 172H330V240H290V172H260Z', markOn(accent)) +
    rect(262, 268, 96, 14, 7, markOn(accent)) +
    rect(280, 294, 60, 10, 5, markOn(accent), { opacity: 0.6 }),
};

/** Padded claw at a corner of the phone; the angle is that of its arm. */
const claw = (x: number, y: number, degrees: number, fill: string, pad: Colour) =>
  group(
    `translate(${x} ${y}) rotate(${degrees})`,
    rect(-34, -13, 44, 26, 9, fill) +
      rect(-2, -22, 20, 44, 9, '#171c24') +
      rect(12, -15, 6, 30, 3, pad),
  );

/** Spring jaw at the left side of the phone. */
const jaw = (fill: string, pad: Colour) =>
  rect(190, 128, 40, 116, 14, fill) +
  rect(212, 120, 18, 132, 8, '#171c24') +
  rect(225, 132, 5, 108, 2.5, pad) +
  stroke('M200 160v52', '#11161d', 4, { opacity: 0.5 });

const GRIPS = {
  /** four arms of an X behind the phone */
  claw: {
    behind: (fill: string) =>
      stroke('M310 200L216 62M310 200L404 62M310 200L216 338M310 200L404 338', fill, 24),
    before: (fill: string, pad: Colour) =>
      claw(219, 66, 46, fill, pad) +
      claw(401, 66, 134, fill, pad) +
      claw(219, 334, -46, fill, pad) +
      claw(401, 334, -134, fill, pad),
  },
  /** two spring jaws and a foot */
  side: {
    behind: () => '',
    before: (fill: string, pad: Colour) =>
      jaw(fill, pad) +
      group('matrix(-1 0 0 1 620 0)', jaw(fill, pad)) +
      path(
        'M262 336C262 332 265 330 269 330H351C355 330 358 332 358 336V350C358 358 352 362 346 362H274C268 362 262 358 262 350Z',
        fill,
      ) +
      rect(282, 336, 56, 5, 2.5, pad),
  },
  /** closed weatherproof case with a sun visor */
  case: {
    behind: () => '',
    before: (fill: string, pad: Colour) =>
      rect(210, 44, 200, 312, 32, 'none', { stroke: fill, strokeWidth: 18 }) +
      rect(219, 53, 182, 294, 24, 'none', { stroke: pad, strokeWidth: 3 }) +
      path(
        'M204 60C212 34 232 26 254 26H366C388 26 408 34 416 60C400 46 384 44 366 44H254C236 44 220 46 204 60Z',
        COAL,
      ) +
      rect(404, 150, 20, 60, 8, COAL),
  },
};

const handlebar =
  rect(72, 366, 496, 28, 14, IRON) +
  rect(80, 371, 480, 7, 3.5, '#fff', { opacity: 0.2 }) +
  [64, 470]
    .map(
      (x) =>
        rect(x, 360, 106, 40, 15, INK) +
        stroke(
          times(5, (i) => `M${x + 21 + i * 16} 368v24`),
          IRON,
          5,
        ),
    )
    .join('');

/** Handlebar phone holder. */
export const phoneHolder = definePart({
  accent: '#12806a',
  options: {
    grip: choice('claw', 'side', 'case'),
    screen: choice('map', 'ride', 'arrow'),
    usb: flag(false),
    metal: flag(false),
  },
  draw({ id, accent, grip, screen, usb, metal }) {
    const u = fills(id);
    const body = metal ? u.metal : u.black;
    const arms = metal ? '#9aa5b3' : '#272e39';
    return part(
      id,
      accent,
      [
        handlebar,
        usb && cable('M390 330C430 356 452 330 462 352C470 370 462 384 476 386', 8, accent),
        group(
          'translate(10 4)',
          joined([
            path('M282 330H338L346 372H274Z', arms),
            GRIPS[grip].behind(arms),
            rect(226, 56, 180, 298, 24, '#05080d'),
            rect(220, 50, 180, 298, 24, '#161c25'),
            SCREENS[screen](accent),
            rect(290, 57, 40, 5, 2.5, IRON),
            gloss('M240 74H330L244 230H234Z', 0.22),
            GRIPS[grip].before(grip === 'case' ? arms : body, accent),
          ]),
        ),
        rect(272, 354, 96, 50, 14, body),
        rect(272, 376, 96, 6, 0, '#0c1016'),
        circle(290, 366, 6, SILVER),
        circle(350, 366, 6, SILVER),
        circle(290, 393, 6, SILVER),
        circle(350, 393, 6, SILVER),
      ],
      { shadow: [320, 408, 220, 8], close: [240, 70, 200, 150] },
    );
  },
});
