import { definePart } from '../drawing.ts';
import {
  ALUMINIUM,
  COAL,
  darker,
  GOLD,
  lighter,
  markOn,
  SILVER,
  SLATE,
  SOOT,
  VOLT,
} from '../lib/colour.ts';
import { bolt, circle, dots, rect, stroke, times } from '../lib/shapes.ts';
import { choice, flag } from '../options.ts';
import { iso, onLeft, onRight, type Size } from './kit/iso.ts';
import { part } from './kit/paint.ts';

const SIZES = {
  standard: [210, 130, 172],
  slim: [130, 120, 236],
  flat: [250, 170, 96],
  cube: [170, 170, 180],
} as const satisfies Record<string, Size>;

const SKINS = {
  black: { top: '#4a5564', left: '#232a35', right: '#323b48', rib: '#1e2530' },
  white: { top: '#f1f4f7', left: ALUMINIUM, right: '#cfd7df', rib: '#a3aebb' },
  steel: { top: '#c8d0d9', left: '#7d8897', right: '#a5b0bc', rib: '#7d8897' },
};

/** Removable traction battery. */
export const battery = definePart({
  accent: '#12806a',
  options: {
    size: choice('standard', 'slim', 'flat', 'cube'),
    skin: choice('black', 'white', 'steel'),
    charge: choice(3, 1, 2, 4),
    socket: choice('round', 'square'),
    handle: flag(true),
    panel: choice('band', 'full'),
  },
  draw({ id, accent, size, skin, charge, socket, handle, panel }) {
    const [w, d, h] = SIZES[size];
    const { rib, ...faces } = SKINS[skin];
    const [cx, by] = [320 - (w - d) * 0.42, 398];
    const [tx, ty] = [cx + (w - d) * 0.44, by - h - (w + d) * 0.21];
    const tall = panel === 'full';
    const panelHeight = tall ? h - 36 : 46;
    const y = -h + 41;
    const mark = markOn(accent);
    return part(
      id,
      accent,
      [
        iso(cx, by, [w, d, h], faces, 14),
        onRight(
          cx,
          by,
          rect(6, -h + 18, w - 12, panelHeight, 6, accent) +
            rect(6, -h + 18, w - 12, 14, 6, lighter(accent, 0.25)) +
            (tall
              ? ''
              : times(Math.floor((h - 88) / 20) + 1, (i) =>
                  rect(14, -h + 78 + i * 20, w - 28, 7, 3.5, rib),
                )) +
            bolt(28, y, 15, mark) +
            rect(50, y - 8, w * 0.36, 7, 3, mark) +
            rect(50, y + 5, w * 0.24, 5, 2.5, mark, { opacity: 0.6 }),
        ),
        onLeft(
          cx,
          by,
          rect(-d + 8, -h + 18, d - 16, 46, 6, darker(accent, 0.35)) +
            times(4, (i) => circle(-d + 26 + i * 18, y, 5, i < charge ? VOLT : SLATE)) +
            (h > 120
              ? socket === 'round'
                ? circle(-d + 44, -52, 24, '#141920') +
                  dots([`${-d + 36} -52`, `${-d + 52} -52`, `${-d + 44} -40`], 4, GOLD)
                : rect(-d + 18, -70, 46, 34, 8, '#141920') +
                  dots([`${-d + 32} -53`, `${-d + 50} -53`], 6, GOLD)
              : ''),
        ),
        handle &&
          stroke(
            `M${tx - 52} ${ty + 10}C${tx - 52} ${ty - 34} ${tx + 44} ${ty - 62} ${tx + 54} ${ty - 18}`,
            COAL,
            19,
          ) +
            stroke(
              `M${tx - 51} ${ty + 4}C${tx - 50} ${ty - 32} ${tx + 42} ${ty - 60} ${tx + 53} ${ty - 22}`,
              '#465161',
              8,
            ),
        !handle &&
          dots([`${tx - 30} ${ty + 6}`], 13, '#d43d2f') +
            dots([`${tx + 40} ${ty - 14}`], 13, SOOT) +
            dots([`${tx - 30} ${ty + 2}`, `${tx + 40} ${ty - 18}`], 7, SILVER),
      ],
      { shadow: [326, 396, 210, 18], close: [286, 176, 240, 180] },
    );
  },
});
