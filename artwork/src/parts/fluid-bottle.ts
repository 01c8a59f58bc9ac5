import { type Crop, definePart } from '../drawing.ts';
import { darker, GREY, lighter } from '../lib/colour.ts';
import { circle, dots, gloss, path, rect, ring, stroke, times } from '../lib/shapes.ts';
import { choice, colour, flag } from '../options.ts';
import { fills, part } from './kit/paint.ts';

interface Form {
  body: string;
  cap: Crop;
  label: Crop;
}
const FORMS: Record<'bottle' | 'can' | 'spray', Form> = {
  bottle: {
    body: 'M234 176C234 146 262 140 276 126V104H364V126C378 140 406 146 406 176V376C406 392 396 402 380 402H260C244 402 234 392 234 376Z',
    cap: [270, 62, 100, 48],
    label: [234, 206, 172, 140],
  },
  can: {
    body: 'M196 150C196 136 206 126 220 126H330L352 96H420C434 96 444 106 444 120V378C444 392 434 402 420 402H220C206 402 196 392 196 378Z',
    cap: [352, 56, 68, 44],
    label: [212, 224, 216, 140],
  },
  spray: {
    body: 'M256 164C256 140 284 132 296 122H344C356 132 384 140 384 164V386C384 396 376 402 366 402H274C264 402 256 396 256 386Z',
    cap: [288, 58, 64, 66],
    label: [256, 190, 128, 172],
  },
};

/** Brake fluid, oil or chain lubricant: bottle, jerrycan or spray can. */
export const fluidBottle = definePart({
  accent: '#c2410c',
  options: {
    shape: choice('bottle', 'can', 'spray'),
    cap: colour('#1b212c', '#c8102e'),
    fluid: colour('#e2b33c', '#d92d20'),
    label: choice('drop', 'disc', 'chain'),
    window: flag(true),
  },
  draw({ id, accent, shape, cap, fluid, label, window: gauge }) {
    const u = fills(id);
    const { body, cap: capBox, label: labelBox } = FORMS[shape];
    const [lx, ly, lw, lh] = labelBox;
    const [capX, capY, capW, capH] = capBox;
    const middle = lx + lw / 2;
    return part(
      id,
      accent,
      [
        path(body, shape === 'spray' ? u.rod : u.paint),
        shape === 'can' &&
          path(
            'M226 146H306C314 146 318 152 314 160L300 186C296 192 290 196 284 196H226C220 196 216 192 216 186V156C216 150 220 146 226 146Z',
            '#e6ebf0',
          ),
        rect(...capBox, shape === 'spray' ? 12 : 8, cap),
        stroke(
          times(5, (i) => `M${capX + capW * (0.15 + i * 0.17)} ${capY + 10}v${capH - 20}`),
          lighter(cap, 0.2),
          3,
        ),
        shape === 'spray' && rect(306, 44, 28, 20, 5, '#d92d20'),
        shape === 'spray'
          ? rect(lx, ly, lw, lh, 0, accent)
          : rect(lx, ly, lw, lh, shape === 'can' ? 10 : 0, '#fff'),
        shape !== 'spray' &&
          rect(lx, ly, lw, 34, shape === 'can' ? 10 : 0, darker(accent, 0.4)) +
            rect(lx + 14, ly + 13, lw * 0.5, 8, 4, '#fff'),
        label === 'drop' &&
          path(
            `M${middle} ${ly + 46}C${middle + 30} ${ly + 84} ${middle + 24} ${ly + 118} ${middle} ${ly + 118}C${middle - 24} ${ly + 118} ${middle - 30} ${ly + 84} ${middle} ${ly + 46}Z`,
            fluid,
          ) +
            gloss(
              `M${middle - 8} ${ly + 76}C${middle - 18} ${ly + 94} ${middle - 14} ${ly + 106} ${middle - 6} ${ly + 110}C${middle - 10} ${ly + 98} ${middle - 8} ${ly + 86} ${middle - 8} ${ly + 76}Z`,
              0.6,
            ),
        label === 'disc' &&
          ring(middle, ly + 84, 28, GREY, 13) +
            dots(
              [
                `${middle - 28} ${ly + 84}`,
                `${middle + 28} ${ly + 84}`,
                `${middle} ${ly + 56}`,
                `${middle} ${ly + 112}`,
              ],
              3,
              '#fff',
            ) +
            circle(middle, ly + 84, 9, fluid),
        label === 'chain' &&
          stroke(
            times(4, (i) => `M${middle - 42 + i * 24} ${ly + 84}h12`),
            GREY,
            24,
          ) +
            stroke(
              times(4, (i) => `M${middle - 42 + i * 24} ${ly + 84}h12`),
              fluid,
              14,
            ),
        gauge &&
          shape !== 'spray' &&
          rect(lx + lw - 18, ly - 24 < 180 ? 200 : ly, 9, lh + 20, 4, fluid),
        gloss(
          shape === 'spray' ? `M264 170H276V390H264Z` : `M${lx + 8} 190H${lx + 20}V380H${lx + 8}Z`,
          0.3,
        ),
      ],
      { shadow: [322, 404, 130, 10], close: [220, 170, 200, 150] },
    );
  },
});
