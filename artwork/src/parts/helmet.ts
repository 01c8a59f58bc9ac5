import { definePart } from '../drawing.ts';
import { darker, INK, IRON, markOn, SLATE } from '../lib/colour.ts';
import { bolt, circle, gloss, path, rect, stroke } from '../lib/shapes.ts';
import { choice, colour } from '../options.ts';
import { fills, part } from './kit/paint.ts';

const HELMET_GRAPHICS = {
  none: () => '',
  bolt: (accent: string) => bolt(246, 240, 24, markOn(accent)),
  stripe: (accent: string) =>
    path('M176 200C200 140 260 96 330 84L372 84C290 106 236 146 214 206Z', markOn(accent), {
      opacity: 0.9,
    }) +
    path('M230 210C246 160 290 120 350 96L372 98C310 126 270 164 256 214Z', markOn(accent), {
      opacity: 0.55,
    }),
  split: (accent: string) =>
    path(
      'M158 258C158 240 158 226 162 210C220 236 280 240 320 226C322 250 330 280 360 300L300 340C260 300 220 286 170 292C162 280 160 268 158 258Z',
      darker(accent, 0.5),
    ),
};

/** Helmet: full face, open face or off-road with peak. */
export const helmet = definePart({
  accent: '#c2410c',
  options: {
    style: choice('full', 'open', 'offroad'),
    visor: choice('clear', 'smoke', 'mirror'),
    graphic: choice('bolt', 'stripe', 'split', 'none'),
    trim: colour('#ffffff', '#f2b705'),
  },
  draw({ id, accent, style, visor, graphic, trim }) {
    const u = fills(id);
    const tint = { clear: '#7fb4d6', smoke: SLATE, mirror: '#e2b33c' }[visor];
    const open = style === 'open';
    return part(
      id,
      accent,
      [
        path(
          open
            ? 'M158 258C152 150 226 78 330 78C430 78 494 144 498 226L486 240L400 250C392 300 380 344 330 388L236 388C188 376 162 330 158 258Z'
            : 'M158 258C152 150 226 78 330 78C430 78 494 144 498 226L470 236L420 330C424 356 418 380 400 388L236 388C188 376 162 330 158 258Z',
          u.paint,
        ),
        !open &&
          path(
            'M420 330L470 236L498 226C504 262 512 300 506 330C500 360 470 382 430 386L400 388C418 380 424 356 420 330Z',
            darker(accent, 0.5),
          ) + path('M424 336C446 350 478 352 500 346C492 366 466 382 430 386Z', INK),
        HELMET_GRAPHICS[graphic](accent),
        path(
          open
            ? 'M322 166C372 148 450 150 486 178C500 206 506 244 504 280C492 300 440 306 392 296C350 286 330 270 322 244C314 214 314 186 322 166Z'
            : 'M322 166C372 148 450 150 486 178C500 206 502 236 500 252C480 284 440 300 400 306C360 304 334 278 322 244C314 214 314 186 322 166Z',
          '#0e1722',
          open ? { opacity: 0.82 } : undefined,
        ),
        path(
          'M336 182C372 162 440 164 474 184C480 196 484 206 486 216C440 190 380 186 334 206C332 198 332 188 336 182Z',
          tint,
          { opacity: 0.5 },
        ),
        visor === 'mirror' &&
          path(
            'M330 216C380 196 440 202 488 226C488 240 486 250 480 258C440 230 384 226 336 244Z',
            '#b8722c',
            { opacity: 0.55 },
          ),
        circle(318, 208, 18, IRON),
        circle(318, 208, 9, '#8893a2'),
        gloss('M196 190C210 130 264 96 330 92C280 112 238 146 224 196Z', 0.28),
        path(
          'M170 292C220 286 260 300 300 340L284 388L236 388C204 380 180 344 170 292Z',
          darker(accent, 0.55),
        ),
        stroke('M176 284C226 276 270 294 310 338', trim, 6, { opacity: 0.85 }),
        rect(252, 100, 70, 14, 7, INK, { transform: 'rotate(-16 287 107)' }),
        style === 'offroad' &&
          path(
            'M330 96C400 80 480 90 560 130L570 152C500 140 420 140 356 160C336 140 326 116 330 96Z',
            INK,
          ) + path('M350 106C410 92 470 100 530 126C470 118 410 120 362 136Z', accent),
        path('M232 380H404C404 396 392 402 374 402H262C244 402 232 396 232 380Z', INK),
      ],
      { shadow: [322, 406, 150, 11], close: [300, 130, 220, 165] },
    );
  },
});
