import { definePart } from '../drawing.ts';
import { COAL, GREY, IRON, SILVER, STEEL } from '../lib/colour.ts';
import { gloss, mirrored, named, path, rect, stroke } from '../lib/shapes.ts';
import { choice, flag } from '../options.ts';
import { fills, part } from './kit/paint.ts';

const HEADS = {
  wing: {
    shell:
      'M372 96C420 66 520 66 560 92C578 110 570 160 544 178C500 196 420 186 384 162C362 144 356 110 372 96Z',
    glass:
      'M386 106C430 82 514 82 548 102C558 118 552 150 534 164C494 178 426 170 396 150C380 138 376 116 386 106Z',
  },
  round: {
    shell:
      'M466 56C524 56 560 92 560 138C560 184 524 220 466 220C408 220 372 184 372 138C372 92 408 56 466 56Z',
    glass:
      'M466 72C514 72 544 102 544 138C544 174 514 204 466 204C418 204 388 174 388 138C388 102 418 72 466 72Z',
  },
  hex: {
    shell: 'M384 90L424 64H538L572 96L556 158L516 182H418L376 150Z',
    glass: 'M398 98L430 80H530L554 102L542 150L510 166H426L392 142Z',
  },
};

/** Pair of rear-view mirrors. */
export const mirrors = definePart({
  accent: '#12806a',
  options: {
    shape: choice('wing', 'round', 'hex'),
    finish: choice('black', 'chrome', 'colour'),
    stem: choice('curved', 'angled'),
    trim: flag(false),
  },
  draw({ id, accent, shape, finish: skin, stem, trim }) {
    const u = fills(id);
    const fill = { black: u.black, chrome: u.metal, colour: u.paint }[skin];
    const { shell, glass } = HEADS[shape];
    const arm =
      stem === 'curved' ? 'M466 180C470 260 380 250 376 360' : 'M466 180L432 260L390 290V360';
    const one =
      stroke(arm, COAL, 15) +
      stroke(arm, skin === 'chrome' ? SILVER : IRON, 9) +
      path(shell, fill) +
      path(glass, u.glass) +
      gloss('M408 104L470 84L440 166L400 148Z', 0.4) +
      (trim ? stroke(shell, accent, 4) : '') +
      rect(358, 346, 36, 26, 6, u.rod) +
      rect(366, 372, 20, 28, 3, STEEL) +
      stroke('M366 380h20M366 388h20', GREY, 2);
    return part(id, accent, [named(`${id}G`, one), mirrored(`${id}G`)], {
      shadow: [320, 404, 190, 10],
      close: [370, 60, 200, 150],
      measured: one,
    });
  },
});
