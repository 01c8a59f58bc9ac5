import { definePart } from '../drawing.ts';
import { COAL, GREY, INK, IRON, SILVER, SOOT } from '../lib/colour.ts';
import { arc, around, point, round1 } from '../lib/geometry.ts';
import {
  circle,
  ellipse,
  group,
  joined,
  named,
  reuse,
  ring,
  stroke,
  times,
} from '../lib/shapes.ts';
import { choice, flag } from '../options.ts';
import { fills, part } from './kit/paint.ts';

const CX = 330;
const CY = 222;
const at = (r: number, degrees: number): string => point(CX, CY, r, degrees);

const TREADS = {
  road: {
    marks: times(30, (k) => `M${at(164, k * 12)}L${at(175, k * 12 + 5)}`),
    weight: 4,
  },
  block: {
    marks: times(26, (k) => `M${at(172, k * 13.8)}L${at(184, k * 13.8)}`),
    weight: 13,
  },
  wave: {
    marks: times(22, (k) => `M${at(150, k * 16.4)}Q${at(168, k * 16.4)} ${at(175, k * 16.4 + 9)}`),
    weight: 4,
  },
};

/** How high a tyre is above its rim, and how wide it looks: of a scooter, a car, a motorcycle, a cycle. */
const PROFILES = {
  plain: { bore: 112, stripe: 130, letters: 147, depth: 36 },
  fat: { bore: 96, stripe: 120, letters: 142, depth: 44 },
  lean: { bore: 130, stripe: 142, letters: 153, depth: 28 },
  thin: { bore: 154, stripe: 160, letters: 0, depth: 12 },
};

/** Tyre, side view with the tread edge showing. */
export const tyre = definePart({
  accent: '#12806a',
  options: {
    tread: choice('road', 'block', 'wave'),
    profile: choice('plain', 'fat', 'lean', 'thin'),
    stripe: flag(true),
    whitewall: flag(false),
    rim: flag(false),
    pair: flag(false),
  },
  draw({ id, accent, tread, profile, stripe, whitewall, rim, pair }) {
    const u = fills(id);
    const { marks, weight } = TREADS[tread];
    const { bore, stripe: band, letters, depth } = PROFILES[profile];
    const block = tread === 'block';
    const edge = times(19, (i) => {
      const a = ((95 + i * 9) * Math.PI) / 180;
      return `M${round1(CX - depth + 168 * Math.cos(a))} ${round1(CY + 176 * Math.sin(a))}l${depth - 2} ${block ? 0 : -8}`;
    });
    const one = joined([
      ellipse(CX - depth, CY, 168, 176, COAL),
      stroke(edge, block ? '#0a0d12' : IRON, block ? 11 : 6),
      block && stroke(marks, SOOT, weight),
      circle(CX, CY, 176, u.black),
      !block && stroke(marks, '#0c1016', weight),
      ring(CX, CY, 160, COAL, 3),
      whitewall ? ring(CX, CY, band + 4, '#eef1f5', 22) : stripe && ring(CX, CY, band, accent, 4.5),
      circle(CX, CY, bore, COAL),
      circle(CX, CY, bore - 8, '#e9eef2'),
      ellipse(CX - 14, CY, bore - 20, bore - 8, '#d5dde5'),
      rim &&
        circle(CX, CY, bore - 6, IRON) +
          stroke(
            around(6, CX, CY, bore - 12, -90)
              .map((p) => `M${CX} ${CY}L${p}`)
              .join(''),
            SILVER,
            16,
          ) +
          ring(CX, CY, bore - 9, SILVER, 6) +
          circle(CX, CY, 24, u.metal) +
          circle(CX, CY, 10, INK),
      !whitewall &&
        letters > 0 &&
        stroke(
          [210, 244, 296, 330, 30, 64, 116, 150]
            .map((k) => arc(CX, CY, letters, k - 8, k + 8))
            .join(''),
          GREY,
          6,
        ),
      stroke(arc(CX, CY, 168, 205, 280), '#fff', 5, { opacity: 0.2 }),
    ]);
    return part(
      id,
      accent,
      pair
        ? [
            group('translate(110 26) scale(.82)', named(`${id}G`, one)),
            group('translate(-16 70) scale(.82)', reuse(`${id}G`)),
          ]
        : [one],
      { shadow: [324, 402, 170, 11], close: [150, 60, 220, 165] },
    );
  },
});
