import {
  AMBER,
  BEAM,
  COAL,
  type Colour,
  darker,
  INK,
  INK2,
  LAMP,
  LAMP_HOUSING,
  SILVER,
} from '../../lib/colour.ts';
import { circle, type Piece, path, rect, stroke } from '../../lib/shapes.ts';

interface CarFace {
  width: number;
  height: number;
  accent: Colour;
  /** What frames windows and grille. */
  edge: Colour;
  lamps: 'corner' | 'bar';
  skid: boolean;
}

/** Lamps, grille, bumper and number plate of a car, from the near end of the bonnet's edge. */
export function carFace({ width: w, height: h, accent, edge, lamps, skid }: CarFace): Piece {
  const far = (x: number) => w - x;
  const [upper, lower] = [h * 0.34, h * 0.62];
  return [
    lamps === 'bar'
      ? [
          stroke(`M6 9H${far(6)}`, LAMP_HOUSING, 12),
          stroke(`M8 9H${far(8)}`, BEAM, 4),
          stroke(`M14 ${upper}V${lower}M${far(14)} ${upper}V${lower}`, LAMP_HOUSING, 11),
          stroke(`M14 ${upper + 4}V${lower - 4}M${far(14)} ${upper + 4}V${lower - 4}`, BEAM, 4),
        ]
      : [
          path(
            `M2 5L48 10L44 24L6 22ZM${far(2)} 5L${far(48)} 10L${far(44)} 24L${far(6)} 22Z`,
            LAMP_HOUSING,
          ),
          stroke(`M10 13L40 16M${far(10)} 13L${far(40)} 16`, BEAM, 4),
          rect(54, 10, w - 108, 15, 5, COAL),
          stroke(`M56 8H${far(56)}`, edge, 2.6),
        ],
    circle(w / 2, 17, 7, '#dfe5eb'),
    circle(w / 2, 17, 4, darker(accent, 0.4)),
    stroke(`M4 ${upper + 4}H${far(4)}`, darker(accent, 0.36), 1.8),
    path(`M34 ${lower}H${far(34)}L${far(46)} ${h - 12}H46Z`, INK),
    stroke(`M44 ${lower + 8}H${far(44)}M48 ${lower + 15}H${far(48)}`, INK2, 2.4),
    path(
      `M8 ${lower - 4}L26 ${lower}L30 ${h - 12}H10ZM${far(8)} ${lower - 4}L${far(26)} ${lower}L${far(30)} ${h - 12}H${far(10)}Z`,
      INK2,
    ),
    circle(19, lower + 9, 4, BEAM),
    circle(far(19), lower + 9, 4, BEAM),
    rect(w / 2 - 27, upper + 10, 54, 13, 2, '#f4f6f8'),
    stroke(`M${w / 2 - 19} ${upper + 16.5}h38`, '#4b5564', 4, { squareDash: '5 2' }),
    path(`M0 ${h - 12}H${w}L${far(4)} ${h + 8}H4Z`, '#262d38'),
    skid && path(`M50 ${h - 8}H${far(50)}L${far(58)} ${h + 7}H58Z`, '#9aa5b3'),
  ];
}

interface Face {
  width: number;
  height: number;
  accent: Colour;
  stripe?: Colour | undefined;
}

const both = (width: number, draw: (x: number) => Piece): Piece => [draw(0), draw(width)];

/** Short nose of a van or a small lorry: lamps at its corners, a grille, a bumper. */
export const truckFace = ({
  width: w,
  height: h,
  accent,
  stripe,
  bumper,
}: Face & { bumper: string }): Piece => [
  stripe && rect(0, h * 0.4, w, 16, 0, stripe),
  path(`M4 4L46 8L42 32H6ZM${w - 4} 4L${w - 46} 8L${w - 42} 32H${w - 6}Z`, LAMP_HOUSING),
  stroke(`M12 14L38 17M${w - 12} 14L${w - 38} 17`, BEAM, 5),
  rect(56, 10, w - 112, 22, 5, COAL),
  stroke(`M62 17H${w - 62}M62 25H${w - 62}`, INK2, 2.4),
  circle(w / 2, 21, 8, '#dfe5eb'),
  circle(w / 2, 21, 4.5, darker(accent, 0.4)),
  rect(-1, h - 26, w + 2, 36, 7, bumper === 'dark' ? '#262d38' : accent),
  path(`M48 ${h - 18}H${w - 48}L${w - 56} ${h + 4}H56Z`, INK),
  rect(w / 2 - 27, h - 15, 54, 13, 2, '#f4f6f8'),
  stroke(`M${w / 2 - 19} ${h - 8.5}h38`, '#4b5564', 4, { squareDash: '5 2' }),
  both(w, (x) => circle(Math.abs(x - 24), h - 7, 6, LAMP)),
];

const RICKSHAW_LAMPS = {
  canvas: (x: number) => [
    circle(x, 46, 16, SILVER),
    circle(x, 46, 12.5, LAMP),
    circle(x, 46, 7, '#fff'),
  ],
  steel: (x: number) => [rect(x - 16, 32, 32, 27, 5, SILVER), rect(x - 12, 36, 24, 19, 3, LAMP)],
  doors: (x: number) => [
    stroke(`M${x - 18} 44h36`, INK, 13),
    stroke(`M${x - 15} 44h30`, LAMP, 4.5),
  ],
};

/** Rounded nose of a three-wheeler with a lamp at either side. */
export const rickshawFace = ({
  width: w,
  height: h,
  accent,
  stripe,
  lamp,
}: Face & { lamp: keyof typeof RICKSHAW_LAMPS }): Piece => [
  stripe && path(`M0 ${h * 0.62}H${w}V${h * 0.76}H0Z`, stripe),
  stroke(`M${w * 0.3} 8Q${w / 2} ${h * 0.86} ${w * 0.7} 8`, darker(accent, 0.3), 2),
  RICKSHAW_LAMPS[lamp](w * 0.18),
  RICKSHAW_LAMPS[lamp](w * 0.82),
  circle(w / 2, 32, 8, darker(accent, 0.45)),
  both(w, (x) => circle(Math.abs(x - 20), h * 0.69, 5, AMBER)),
  rect(w / 2 - 25, h * 0.64, 50, 13, 2, '#f4f6f8'),
  stroke(`M${w / 2 - 18} ${h * 0.64 + 6.5}h36`, '#4b5564', 4, { squareDash: '5 2' }),
  stroke(`M6 ${h - 3}H${w - 6}`, INK, 7),
];

/** Flat apron of a battery rickshaw with one lamp in its middle. */
export const eRickshawFace = ({ width: w, height: h, accent, stripe }: Face): Piece => [
  stripe && path(`M0 ${h * 0.24}H${w}V${h * 0.36}H0Z`, stripe),
  stroke(`M${w * 0.26} 4V${h - 8}M${w * 0.74} 4V${h - 8}`, darker(accent, 0.3), 2),
  circle(w / 2, 20, 17, SILVER),
  circle(w / 2, 20, 13, LAMP),
  circle(w / 2, 20, 7, '#fff'),
  both(w, (x) => circle(Math.abs(x - 16), h * 0.54, 5, AMBER)),
  stroke(`M4 ${h - 4}H${w - 4}`, INK2, 8),
];
