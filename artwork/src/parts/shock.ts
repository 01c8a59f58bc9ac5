import { definePart } from '../drawing.ts';
import { darker, INK, IRON, tubePaint } from '../lib/colour.ts';
import { circle, group, named, rect, reuse, stroke, times } from '../lib/shapes.ts';
import { choice, colour, flag } from '../options.ts';
import { fills, part } from './kit/paint.ts';

/** Rear shock absorbers, pair or monoshock. */
export const shock = definePart({
  accent: '#d43d2f',
  options: {
    style: choice('pair', 'mono'),
    canister: flag(true),
    collar: colour('#d7a73c', '#2f6fde'),
    coils: choice(8, 6, 10),
  },
  draw({ id, accent, style, canister, collar, coils }) {
    const u = fills(id);
    const gap = 176 / coils;
    const coil = (dy: number) =>
      times(coils, (i) => {
        const y = -116 + i * gap + dy;
        return `M-32 ${y}C-20 ${y + 16} 20 ${y + 4} 32 ${y - 10}`;
      });
    const one =
      circle(0, -170, 22, IRON) +
      circle(0, -170, 11, '#dfe5eb') +
      rect(-13, -152, 26, 70, 6, u.rod) +
      rect(-30, -140, 60, 16, 6, INK) +
      rect(-18, 40, 36, 100, 10, u.black) +
      stroke(coil(2), darker(accent, 0.35), 13) +
      stroke(coil(0), tubePaint(accent), 9) +
      rect(-34, 50, 68, 14, 6, collar) +
      (canister
        ? rect(26, -120, 30, 92, 14, u.paint) + rect(30, -108, 8, 66, 4, '#fff', { opacity: 0.3 })
        : '') +
      circle(0, 150, 22, IRON) +
      circle(0, 150, 11, '#dfe5eb');
    const legs =
      style === 'pair'
        ? [
            group('translate(400 232) rotate(10)', named(`${id}G`, one)),
            group('translate(248 232) rotate(-6)', reuse(`${id}G`, 0)),
          ]
        : [group('translate(320 228) rotate(38) scale(1.06)', one)];
    return part(id, accent, legs, { shadow: [316, 404, 150, 11], close: [170, 90, 200, 150] });
  },
});
