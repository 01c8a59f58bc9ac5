import type { Artwork } from '../../drawing.ts';
import {
  ALUMINIUM,
  BEAM,
  COAL,
  type Colour,
  darker,
  INK,
  INK2,
  LAMP_HOUSING,
  lighter,
  RED,
  SILVER,
  STEEL,
} from '../../lib/colour.ts';
import { around, point } from '../../lib/geometry.ts';
import {
  bolt,
  circle,
  dots,
  gloss,
  named,
  path,
  reuse,
  ring,
  stroke,
  times,
} from '../../lib/shapes.ts';
import { carFace } from './faces.ts';
import { fills, type Placing, vehicle } from './paint.ts';
import { arch } from './wheels.ts';

/** Outline and details of one car body; strings are path data. */
export interface CarShape {
  /** x of the axles */
  rear: number;
  front: number;
  /** height of the axles */
  y: number;
  /** wheel radius, and the share of it that is tyre */
  r: number;
  tyre?: number;
  floor: number;
  under: string;
  body: string;
  roof: string;
  shine: string;
  /** the windows' dark surround */
  house: string;
  panes: string;
  reflections: string;
  sill: string;
  seams: string;
  shade: string;
  crease: string;
  cladding: string;
  skid?: string;
  handles: string;
  mirror: string;
  lampRear: string;
  lampRearShine: string;
  lampFront: string;
  lampGlow: string;
  fog: string;
  spoiler: string;
  stripe: string;
  sunroof: string;
  rails?: string;
  /** light bars: rear, front */
  lampBars: readonly [string, string];
  /** the windscreen's line, as the side shows it */
  screen: readonly [x1: number, y1: number, x2: number, y2: number];
  /** to its other side */
  width: number;
  /** centre of the charging flap */
  flap: readonly [number, number];
}

export interface CarTrim {
  roof: Colour | undefined;
  wheels: keyof typeof RIMS;
  trim: 'chrome' | 'black' | 'body';
  glass: 'clear' | 'dark';
  lamps: 'corner' | 'bar';
  flares: boolean;
  spoiler: boolean;
  sunroof: boolean;
  stripe: Colour | undefined;
  badge: boolean;
  rails?: 'silver' | 'black' | 'none' | undefined;
}

const blade = (cx: number, cy: number, r: number, a: number, half: number): string =>
  path(
    `M${point(cx, cy, r * 0.24, a - 40)}L${point(cx, cy, r - 2, a - half)}L${point(cx, cy, r - 2, a + half)}L${point(cx, cy, r * 0.24, a + 40)}Z`,
    SILVER,
  );

const RIMS = {
  /** five broad twin blades */
  five: (cx: number, cy: number, r: number) => times(5, (k) => blade(cx, cy, r, -90 + 72 * k, 16)),
  /** ten narrow blades */
  multi: (cx: number, cy: number, r: number) =>
    stroke(
      around(10, cx, cy, r - 3, -90)
        .map((end) => `M${cx} ${cy}L${end}`)
        .join(''),
      SILVER,
      r * 0.13,
    ),
  /** closed aero disc with slots, typical for electric cars */
  aero: (cx: number, cy: number, r: number) =>
    circle(cx, cy, r - 2, '#aeb8c4') +
    stroke(
      around(5, cx, cy, r - 7, -70)
        .map((end, k) => `M${point(cx, cy, r * 0.42, -90 + 72 * k)}L${end}`)
        .join(''),
      '#333c49',
      r * 0.14,
    ),
};

function carWheels(
  id: string,
  { rear, front, r, y, tyre = 0.24 }: CarShape,
  rim: keyof typeof RIMS,
): string {
  const inner = r * (1 - tyre);
  const one =
    circle(rear, y, r, INK) +
    circle(rear, y, inner + 1, '#323a46') +
    ring(rear, y, inner * 0.62, '#6c7787', inner * 0.16) +
    RIMS[rim](rear, y, inner) +
    ring(rear, y, inner, SILVER, 3) +
    circle(rear, y, inner * 0.2, STEEL) +
    circle(rear, y, inner * 0.1, INK2) +
    dots(around(5, rear, y, inner * 0.3, -54), 2, INK2);
  return named(`${id}w`, one) + reuse(`${id}w`, front - rear);
}

const LAMPS = {
  corner: (shape: CarShape) =>
    path(shape.lampRear, RED) +
    path(shape.lampRearShine, '#fff', { opacity: 0.35 }) +
    path(shape.lampFront, LAMP_HOUSING) +
    stroke(shape.lampGlow, BEAM, 3.4),
  bar: ({ lampBars: [rear, front] }: CarShape) =>
    stroke(rear, RED, 8) + stroke(front, LAMP_HOUSING, 12) + stroke(front, BEAM, 4.5),
};

/** Black plastic around the wheel openings, crossover style. */
const wheelFlares = ({ rear, front, y, r, floor }: CarShape): string =>
  [rear, front]
    .map((x) =>
      path(
        `M${x - r - 18} ${floor}V${y}A${r + 18} ${r + 18} 0 0 1 ${x + r + 18} ${y}V${floor}Z`,
        '#262d38',
      ),
    )
    .join('');

/** The shading that every car shares: outline, glass, cladding, lines, lamps, wheels. */
export function paintCar(
  id: string,
  accent: Colour,
  shape: CarShape,
  {
    roof,
    wheels,
    trim,
    rails = 'none',
    glass,
    badge,
    spoiler,
    stripe,
    lamps,
    flares,
    sunroof,
  }: CarTrim,
  placing: Placing,
): Artwork {
  const u = fills(id);
  const seam = darker(accent, 0.38);
  const edge = { chrome: '#dfe5eb', black: COAL, body: lighter(accent, 0.3) }[trim];
  const [flapX, flapY] = shape.flap;
  return vehicle(
    id,
    accent,
    [
      path(shape.under, COAL),
      rails !== 'none' &&
        shape.rails &&
        stroke(shape.rails, rails === 'silver' ? ALUMINIUM : INK, 6),
      spoiler && path(shape.spoiler, seam),
      path(shape.body, u.paint),
      roof && path(shape.roof, roof),
      sunroof && stroke(shape.sunroof, COAL, 5),
      gloss(shape.shine, 0.3),
      path(shape.house, COAL),
      path(shape.panes, glass === 'dark' ? u.tinted : u.glass),
      gloss(shape.reflections, glass === 'dark' ? 0.14 : 0.4),
      stroke(shape.sill, edge, 3),
      stroke(shape.seams, seam, 1.8),
      path(shape.shade, darker(accent, 0.35), { opacity: 0.55 }),
      stroke(shape.crease, lighter(accent, 0.5), 2.2, { opacity: 0.8 }),
      stripe && path(shape.stripe, stripe),
      path(shape.cladding, '#262d38'),
      flares && wheelFlares(shape),
      shape.skid && path(shape.skid, '#9aa5b3'),
      arch(shape.rear, shape.y + 2, shape.r + 9, shape.floor),
      arch(shape.front, shape.y + 2, shape.r + 9, shape.floor),
      path(shape.handles, trim === 'chrome' ? '#dfe5eb' : seam),
      path(shape.mirror, roof ?? seam),
      LAMPS[lamps](shape),
      path(shape.fog, COAL),
      badge && [ring(flapX, flapY, 9, seam, 1.6), bolt(flapX, flapY, 6, lighter(accent, 0.65))],
      carWheels(id, shape, wheels),
    ],
    {
      drop: 26,
      box: {
        width: shape.width,
        outline: shape.body,
        screen: shape.screen,
        fills: {
          roof: lighter(roof ?? accent, 0.12),
          screen: roof ?? darker(accent, 0.2),
          bonnet: lighter(accent, 0.16),
          nose: darker(accent, 0.14),
        },
        glass: glass === 'dark' ? u.tinted : u.glass,
        face: (width, height) =>
          carFace({ width, height, accent, edge, lamps, skid: !!shape.skid }),
      },
      ...placing,
    },
  );
}
