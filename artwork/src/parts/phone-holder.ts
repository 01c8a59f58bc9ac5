import { definePart } from '../drawing.ts';
import { SILVER } from '../lib/colour.ts';
import { bolt, circle, gloss, path, rect, ring, stroke } from '../lib/shapes.ts';
import { choice, flag } from '../options.ts';
import { cable } from './kit/cable.ts';
import { fills, part } from './kit/paint.ts';

const SCREENS = {
  map: (accent: string) =>
    rect(232, 66, 156, 268, 14, '#dfeee6') +
    path('M232 200L388 150V230L232 280Z', '#cfe0f2') +
    stroke('M232 130H388M280 66V334M232 300H388M340 66V334', '#fff', 7) +
    stroke('M280 322V236L340 200V110', accent, 9) +
    circle(340, 108, 11, '#d92d20') +
    circle(280, 322, 9, accent),
  ride: (accent: string) =>
    rect(232, 66, 156, 268, 14, '#101a26') +
    ring(310, 160, 56, '#2b3a4c', 11) +
    stroke('M272 201A56 56 0 1 1 362 138', accent, 11) +
    bolt(310, 160, 24, '#fff') +
    rect(252, 246, 116, 12, 6, '#2b3a4c') +
    rect(252, 246, 74, 12, 6, accent) +
    rect(252, 276, 70, 9, 4, '#5b6777') +
    rect(252, 298, 96, 9, 4, '#39424f'),
  arrow: (accent: string) =>
    rect(232, 66, 156, 268, 14, accent) +
    path('M310 108L360 172H330V240H290V172H260Z', '#fff') +
    rect(262, 268, 96, 14, 7, '#fff') +
    rect(280, 294, 60, 10, 5, '#fff', { opacity: 0.6 }),
};

/** Handlebar phone holder. */
export const phoneHolder = definePart({
  accent: '#12806a',
  options: {
    grip: choice('claw', 'side', 'case'),
    screen: choice('map', 'ride', 'arrow'),
    usb: flag(false),
    metal: flag(false),
  },
  draw({ id, accent, grip, screen, usb, metal }) {
    const u = fills(id);
    const body = metal ? u.metal : u.black;
    const claws = {
      claw:
        path(
          'M196 88L226 76L232 110L208 122ZM424 88L394 76L388 110L412 122ZM196 312L226 324L232 290L208 278ZM424 312L394 324L388 290L412 278Z',
          body,
        ) + stroke('M204 104L220 98M416 104L400 98M204 296L220 302M416 296L400 302', accent, 5),
      side:
        rect(198, 150, 32, 100, 10, body) +
        rect(390, 150, 32, 100, 10, body) +
        path('M266 330H354L346 356H274Z', body),
      case:
        rect(208, 42, 204, 316, 34, 'none', {
          stroke: metal ? '#9aa5b3' : '#20262f',
          strokeWidth: 16,
        }) + stroke('M216 120V290', accent, 5),
    };
    return part(
      id,
      accent,
      [
        rect(96, 362, 448, 34, 17, '#39424f'),
        rect(96, 368, 448, 8, 4, '#fff', { opacity: 0.18 }),
        rect(96, 362, 84, 34, 14, '#1b212c'),
        rect(460, 362, 84, 34, 14, '#1b212c'),
        path('M268 340H352L366 404H254Z', body),
        circle(310, 379, 22, '#20262f'),
        circle(310, 379, 10, SILVER),
        rect(220, 52, 180, 296, 24, '#0f141b'),
        SCREENS[screen](accent),
        rect(290, 58, 40, 6, 3, '#39424f'),
        gloss('M240 74H330L244 230H234Z', 0.22),
        claws[grip],
        usb && cable('M340 348C360 372 440 330 456 350C470 372 470 380 480 386', 8, accent),
      ],
      { shadow: [320, 406, 200, 8], close: [230, 80, 200, 150] },
    );
  },
});
