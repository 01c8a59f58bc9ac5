import { definePart } from '../drawing.ts';
import { IRON, markOn, VOLT } from '../lib/colour.ts';
import { bolt, circle, group, path, rect, stroke, times } from '../lib/shapes.ts';
import { choice, flag } from '../options.ts';
import { cable, gun } from './kit/cable.ts';
import { fills, part, WHITE_EDGE } from './kit/paint.ts';

/** Floor-standing DC fast charger. */
export const dcFast = definePart({
  accent: '#12806a',
  options: {
    guns: choice(2, 1),
    skin: choice('white', 'black'),
    screen: choice('large', 'small'),
    width: choice('wide', 'narrow'),
    light: flag(false),
  },
  draw({ id, accent, guns, skin, screen, width, light }) {
    const u = fills(id);
    const w = width === 'wide' ? 198 : 150;
    const x = 305 - w / 2;
    const outlet = (side: number) => {
      const ex = side > 0 ? x + w : x;
      const far = ex + side * 92;
      return (
        rect(side > 0 ? ex : ex - 27, 150, 27, 70, 8, IRON) +
        cable(
          `M${ex + side * 8} 120C${far} 130 ${far + side * 8} 250 ${far - side * 14} 330C${far - side * 26} 372 ${ex + side * 36} 366 ${ex + side * 36} 320V250`,
          15,
        ) +
        group(
          `translate(${ex + side * 36} 252) rotate(${side > 0 ? -98 : -82}) scale(.6)`,
          gun(u, accent),
        )
      );
    };
    return part(
      id,
      accent,
      [
        rect(x - 12, 384, w + 52, 20, 6, '#8893a2'),
        rect(x, 44, w + 18, 346, 22, skin === 'white' ? '#aeb9c5' : '#11161d'),
        skin === 'white'
          ? rect(x, 44, w, 346, 22, u.white, WHITE_EDGE)
          : rect(x, 44, w, 346, 22, u.black),
        path(
          `M${x} 110V66C${x} 52 ${x + 8} 44 ${x + 22} 44H${x + w - 22}C${x + w - 8} 44 ${x + w} 52 ${x + w} 66V110Z`,
          accent,
        ),
        bolt(x + 34, 78, 20, markOn(accent)),
        rect(x + 60, 66, w * 0.42, 9, 4.5, markOn(accent)),
        rect(x + 60, 84, w * 0.26, 7, 3.5, markOn(accent), { opacity: 0.65 }),
        rect(x + 26, 130, w - 52, screen === 'large' ? 92 : 58, 10, '#131923'),
        stroke(
          `M${x + 44} ${screen === 'large' ? 196 : 172}c20 -8 28 -20 48 -24s22 -6 44 -8`,
          VOLT,
          4,
        ),
        rect(x + 42, 146, 34, 6, 3, '#fff', { opacity: 0.8 }),
        rect(x + w / 2 - 55, 236, 46, 30, 6, IRON),
        circle(x + w / 2 + 25, 251, 12, IRON),
        circle(x + w / 2 + 25, 251, 5, VOLT),
        stroke(
          times(5, (i) => `M${x + 33} ${320 + i * 11}h${w - 66}`),
          skin === 'white' ? '#c2ccd6' : '#11161d',
          5,
        ),
        light && rect(x + 4, 116, 6, 256, 3, VOLT) + rect(x + w - 10, 116, 6, 256, 3, VOLT),
        outlet(1),
        guns > 1 && outlet(-1),
      ],
      { shadow: [320, 404, 210, 12], close: [196, 40, 240, 180] },
    );
  },
});
