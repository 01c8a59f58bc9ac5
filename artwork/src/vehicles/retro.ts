import { defineVehicle } from '../drawing.ts';
import { AMBER, COAL, darker, INK, INK2, IRON, RED, SILVER, STEEL } from '../lib/colour.ts';
import { band } from '../lib/geometry.ts';
import { badge, circle, gloss, path, rect, stroke, times } from '../lib/shapes.ts';
import { choice, colour, flag } from '../options.ts';
import { engine, POWER, twinEngine } from './kit/engines.ts';
import { FACES } from './kit/lamp-faces.ts';
import { mirror, roundLamp, roundMirror } from './kit/lamps.ts';
import { aside, type Fills, fills, steered, vehicle } from './kit/paint.ts';
import { fork, spring } from './kit/suspension.ts';
import { wheelPair } from './kit/wheels.ts';

const RETRO_TAILS = {
  /** single seat with a racing hump */
  cafe: (u: Fills) =>
    path('M130 196C150 178 184 180 204 196L200 222L150 222C136 218 128 208 130 196Z', u.paint) +
    path('M200 200C230 208 270 206 306 198L312 216C270 224 220 224 190 220Z', '#5a3a24'),
  /** flat ribbed bench */
  scrambler: (_u: Fills) =>
    path(
      'M132 204C134 194 142 190 152 190L306 194C314 196 316 206 312 216L152 220C140 220 132 214 132 204Z',
      '#6b4429',
    ) +
    stroke(
      times(8, (i) => `M${156 + i * 18} 194v22`),
      '#4a2e1b',
      2,
    ),
  /** classic two-up saddle */
  bench: (u: Fills) =>
    path(
      'M128 202C130 186 150 184 176 186C204 190 226 198 256 198C284 198 300 192 316 200L312 218L150 222C136 220 128 214 128 202Z',
      u.plastic,
    ) + stroke('M132 210C190 208 250 214 312 208', SILVER, 2.4),
};
const FURTHER_TAILS = {
  /** a sprung saddle for the rider, a pad behind it */
  saddles: (u: Fills) =>
    path(
      'M112 204C112 190 132 186 160 188C182 190 194 196 198 208L194 216L124 216C116 214 112 210 112 204Z',
      u.plastic,
    ) +
    path(
      'M206 208C204 190 220 182 248 184C276 186 300 190 316 202L308 218L224 222C212 220 207 216 206 208Z',
      '#6b4429',
    ) +
    stroke('M222 222v14M238 222v14', SILVER, 5) +
    stroke('M120 208C146 204 174 206 194 210M216 206C248 200 284 204 308 210', SILVER, 2),
  /** short and thick, kicked up at its end */
  roadster: (u: Fills) =>
    path(
      'M138 182C150 174 182 182 204 194C226 204 256 202 284 198C302 196 312 200 318 208L312 224L222 224C190 216 156 202 138 192Z',
      u.plastic,
    ) + stroke('M150 186C180 190 208 206 236 208', '#5a6575', 2),
  /** one deep ribbed bench with a grab rail */
  deep: (u: Fills) =>
    stroke('M96 206C98 180 112 172 146 174', SILVER, 5) +
    path(
      'M112 204C112 180 136 174 178 176C222 178 258 184 286 184C306 184 318 192 320 204L314 224L140 226C122 224 113 216 112 204Z',
      u.plastic,
    ) +
    stroke(
      times(8, (i) => `M${138 + i * 21} 180v40`),
      '#5a6575',
      2,
    ),
};
const TAILS = { ...RETRO_TAILS, ...FURTHER_TAILS };
const TANKS = {
  drop: 'M300 208C298 182 326 160 372 156C410 156 436 166 444 184C444 204 424 218 396 222C360 228 318 226 300 208Z',
  long: 'M286 210L308 176C340 158 412 154 442 166L454 190C450 208 428 220 398 223C360 228 312 228 286 218Z',
  block:
    'M302 214C292 184 312 156 356 148C408 144 444 156 456 180L452 206C440 222 424 228 396 228C360 232 320 230 302 214Z',
};
const RETRO_BARS = {
  cafe: () =>
    stroke('M446 176L416 178', INK, 9) +
    stroke('M446 176l8 -8', STEEL, 5) +
    stroke('M412 178h-6', INK, 4) +
    circle(402, 190, 9, INK),
  scrambler: () =>
    stroke('M444 166C438 142 422 134 400 138', INK2, 6) +
    stroke('M408 137L378 144', INK, 9) +
    mirror(422, 136),
  bench: (u: Fills) =>
    stroke('M444 166C438 146 424 140 402 142', SILVER, 6) +
    stroke('M408 141L380 146', INK, 9) +
    roundMirror(420, 140, u.metal),
};

/** Retro roadster: café racer, scrambler or classic bench seat. */
export const retro = defineVehicle({
  accent: '#14532d',
  options: {
    ev: flag(false),
    style: choice('bench', 'cafe', 'scrambler', 'saddles', 'roadster', 'deep'),
    tank: choice('drop', 'long', 'block'),
    engine: choice('single', 'twin'),
    nacelle: flag(false),
    fat: flag(false),
    wheels: choice('spoke', 'alloy'),
    tankPanel: colour('#cdd5de', '#d7a73c'),
    pipe: choice('low', 'high'),
    gaiters: flag(true),
    screen: flag(false),
    chrome: flag(true),
  },
  draw({
    id,
    accent,
    ev,
    style,
    tank,
    engine: cylinders,
    nacelle,
    fat,
    wheels,
    tankPanel,
    pipe,
    gaiters,
    screen,
    chrome,
  }) {
    const u = fills(id);
    const metal = chrome ? u.metal : u.plastic;
    const tyre = style === 'scrambler' || fat ? 22 : 15;
    const pair = wheelPair(id, [148, 322], [498, 322], 78, { style: wheels, tyre });
    const wideBars = style === 'scrambler';
    const lowBars = style === 'cafe';
    return vehicle(
      id,
      accent,
      [
        aside(pair),
        stroke('M268 310L148 324', IRON, 10),
        stroke('M130 218L300 224L262 306M436 180L300 224M424 210L396 338L300 348', '#2a313d', 8),
        ev ? POWER.pack(u, accent) : cylinders === 'twin' ? twinEngine(u) : engine(u),
        !ev &&
          (pipe === 'high'
            ? stroke('M384 262C400 284 392 300 360 294L240 262', '#c3ccd6', 11) +
              path('M250 250L118 228C108 228 106 248 116 250L244 276Z', metal) +
              stroke('M140 240L226 258', IRON, 3)
            : stroke('M386 262C404 290 404 326 370 346L300 350', '#c3ccd6', 10) +
              path('M310 340L90 330C78 330 78 352 90 352L310 358Z', metal) +
              stroke('M110 342L280 349', '#fff', 2, { opacity: 0.5 })),
        path(band(148, 322, 84, 91, 205, style === 'cafe' ? 262 : 318), chrome ? u.metal : u.paint),
        path('M108 214L126 210L130 226L110 230Z', RED),
        stroke('M116 228L96 252', INK2, 4),
        spring(226, 222, 176, 316, 13, SILVER),
        path('M222 226L304 224C304 248 294 268 272 276C246 276 228 254 222 226Z', u.paint),
        circle(262, 248, 12, tankPanel),
        badge(ev, 262, 248, 8, darker(accent, 0.3)),
        TAILS[style](u),
        aside(fork(434, 164, 498, 322, { leg: STEEL, width: 13, gaiter: gaiters })),
        steered(
          path(
            band(
              498,
              322,
              84,
              91,
              style === 'scrambler' ? 232 : 222,
              style === 'scrambler' ? 290 : 312,
            ),
            chrome ? u.metal : u.paint,
          ),
        ),
        path(TANKS[tank], u.paint),
        path(
          'M314 208C312 196 330 188 352 188C366 190 366 212 352 220C334 222 318 218 314 208Z',
          INK,
        ),
        path(
          'M366 184C388 176 420 174 438 184C440 198 426 210 402 216L372 219C378 206 378 194 366 184Z',
          tankPanel,
          { opacity: 0.85 },
        ),
        badge(ev, 406, 195, 10, darker(accent, 0.2)),
        gloss('M322 184C344 164 396 160 424 172C392 170 350 172 322 184Z', 0.35),
        rect(364, 149, 24, 8, 4, u.metal),
        steered(
          screen &&
            path('M446 160C452 132 466 122 482 122C494 136 494 152 490 166Z', '#7f98ab', {
              opacity: 0.7,
            }),
        ),
        steered(
          nacelle
            ? path(
                'M422 152C446 132 482 146 492 166L492 204C482 220 458 220 442 208Z',
                chrome ? u.metal : u.paint,
              ) +
                circle(486, 186, 26, metal) +
                circle(489, 186, 20, '#fdf6dc') +
                circle(491, 186, 12, '#fff') +
                stroke('M474 152h0', '#ffcf73', 12)
            : roundLamp(478, 184, metal),
        ),
        circle(450, 158, 10, metal),
        circle(450, 158, 6, COAL),
        aside(RETRO_BARS[style === 'cafe' || style === 'scrambler' ? style : 'bench'](u)),
        stroke('M450 216h0M136 238h0', AMBER, 12),
      ],
      {
        ridden: {
          wheels: pair,
          hubs: [
            [148, 322, 78, tyre],
            [498, 322, 78, tyre],
          ],
          head: [436, 170],
          fork: [gaiters ? INK : '#d5dce4', STEEL, 13],
          bars: {
            at: [440, 164],
            rise: wideBars ? 22 : lowBars ? -10 : 16,
            reach: lowBars ? 66 : 86,
            tube: lowBars || wideBars ? INK2 : SILVER,
            mirror: lowBars ? undefined : wideBars ? INK : u.metal,
          },
          lamp: {
            at: [484, 186],
            piece: nacelle
              ? [FACES.round(metal, 29), stroke('M-22 -32h0M22 -32h0', '#ffcf73', 10)]
              : FACES.round(metal, 24),
          },
        },
      },
    );
  },
});
