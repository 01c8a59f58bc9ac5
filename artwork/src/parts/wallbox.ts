import { definePart } from '../drawing.ts';
import { darker, INK, lighter, SOOT } from '../lib/colour.ts';
import { arc } from '../lib/geometry.ts';
import {
  type Attributes,
  bolt,
  circle,
  dots,
  group,
  rect,
  ring,
  stroke,
  times,
} from '../lib/shapes.ts';
import { choice, flag } from '../options.ts';
import { cable, gun } from './kit/cable.ts';
import { fills, part, WHITE_EDGE } from './kit/paint.ts';

const SHAPES = {
  square: {
    face: (skin: string, edge?: Attributes) =>
      rect(214, 66, 212, 292, 44, '#aeb9c5') + rect(210, 58, 212, 292, 44, skin, edge),
    screen: rect(232, 82, 168, 150, 26, INK),
  },
  tall: {
    face: (skin: string, edge?: Attributes) =>
      rect(230, 46, 180, 320, 30, '#aeb9c5') + rect(226, 38, 180, 320, 30, skin, edge),
    screen: rect(244, 82, 144, 150, 26, INK),
  },
  round: {
    face: (skin: string, edge?: Attributes) =>
      rect(200, 66, 240, 282, 118, '#aeb9c5') + rect(196, 58, 240, 282, 118, skin, edge),
    screen: circle(316, 157, 82, INK),
  },
};
const DISPLAYS = {
  ring: (accent: string) =>
    ring(316, 157, 50, darker(accent, 0.3), 9) +
    stroke(arc(316, 157, 50, -90, 180), lighter(accent, 0.25), 9) +
    bolt(316, 157, 24, '#fff'),
  bars: (accent: string) =>
    stroke(
      times(5, (i) => `M${268 + i * 24} 190v${-20 - i * 12}`),
      darker(accent, 0.3),
      13,
    ) +
    stroke(
      times(3, (i) => `M${268 + i * 24} 190v${-20 - i * 12}`),
      lighter(accent, 0.25),
      13,
    ),
  text: (accent: string) =>
    stroke('M256 184C278 176 286 150 308 146C330 144 340 168 376 126', lighter(accent, 0.25), 6) +
    rect(256, 110, 60, 9, 4, '#fff', { opacity: 0.85 }) +
    rect(256, 128, 36, 7, 3, '#fff', { opacity: 0.4 }),
};

/** Wall-mounted AC charger. */
export const wallbox = definePart({
  accent: '#12806a',
  options: {
    shape: choice('square', 'tall', 'round'),
    face: choice('white', 'black', 'colour', 'silver'),
    display: choice('ring', 'bars', 'text'),
    tethered: flag(true),
    badge: flag(false),
  },
  draw({ id, accent, shape, face, display, tethered, badge }) {
    const u = fills(id);
    const body = SHAPES[shape];
    const skin = { white: u.white, black: u.black, colour: u.paint, silver: u.metal }[face];
    return part(
      id,
      accent,
      [
        body.face(skin, face === 'white' ? WHITE_EDGE : undefined),
        body.screen,
        DISPLAYS[display](accent),
        circle(316, 290, 38, '#b9c3ce'),
        circle(316, 290, 32, SOOT),
        circle(316, 290, 24, '#0f141b'),
        dots(
          ['307 282', '325 282', '302 294', '330 294', '316 294', '309 304', '323 304'],
          3.6,
          '#8893a2',
        ),
        badge && rect(290, 244, 52, 8, 4, accent),
        tethered &&
          cable('M388 340C420 420 508 400 512 320', 15) +
            group('translate(512 322) rotate(-94) scale(.78)', gun(u, accent)),
      ],
      { shadow: [tethered ? 340 : 316, 408, tethered ? 170 : 120, 11], close: [226, 76, 180, 135] },
    );
  },
});
