import { BEAM, LAMP, LAMP_HOUSING } from '../../lib/colour.ts';
import { circle, type Piece, path, rect, stroke } from '../../lib/shapes.ts';

const shield = (w: number, top: number, foot: number, fill: string): string =>
  path(
    `M${-w * 0.7} ${-top}Q0 ${-top - 8} ${w * 0.7} ${-top}L${w} ${-top * 0.2}Q${w * 0.8} ${foot * 0.7} 0 ${foot}Q${-w * 0.8} ${foot * 0.7} ${-w} ${-top * 0.2}Z`,
    fill,
  );

/** Lamps as one sees them from ahead, about their middle. */
export const FACES = {
  round: (shell: string, r = 22): Piece => [
    circle(0, 0, r, shell),
    circle(0, 0, r * 0.82, LAMP),
    circle(0, 0, r * 0.5, '#fff'),
  ],
  square: (shell: string): Piece => [
    rect(-28, -30, 56, 60, 9, shell),
    rect(-20, -20, 40, 36, 5, LAMP),
    rect(-14, -14, 28, 24, 4, '#fff'),
  ],
  /** a small shield around one lamp */
  oval: (shell: string): Piece => [
    shield(28, 28, 32, shell),
    path('M-19 -8Q0 -16 19 -8Q16 16 0 20Q-16 16 -19 -8Z', LAMP),
    path('M-12 -4Q0 -10 12 -4Q10 10 0 13Q-10 10 -12 -4Z', '#fff'),
  ],
  /** a shield with a light like a V */
  slit: (shell: string): Piece => [
    shield(30, 30, 34, shell),
    path('M-21 -9L21 -9L13 17H-13Z', LAMP_HOUSING),
    stroke('M-15 -3L-8 12H8L15 -3', BEAM, 4),
  ],
  /** pointed, with two slits */
  mask: (shell: string): Piece => [
    shield(29, 40, 42, shell),
    path('M-23 -16L-4 -4V10L-20 2ZM23 -16L4 -4V10L20 2Z', LAMP_HOUSING),
    stroke('M-18 -8L-7 0M18 -8L7 0', BEAM, 4),
  ],
  /** one lamp above another */
  twin: (shell: string): Piece => [
    shield(26, 38, 40, shell),
    circle(0, -12, 13, LAMP_HOUSING),
    circle(0, 14, 11, LAMP_HOUSING),
    circle(0, -12, 8, BEAM),
    circle(0, 14, 6.5, BEAM),
  ],
  /** two narrow lamps under a smooth nose */
  wedge: (shell: string): Piece => [
    path('M-30 -24Q0 -34 30 -24L26 8L0 26L-26 8Z', shell),
    path('M-28 -2L-5 5L-8 13L-24 7ZM28 -2L5 5L8 13L24 7Z', LAMP_HOUSING),
    stroke('M-23 3L-11 7M23 3L11 7', BEAM, 3.4),
  ],
  /** one small eye under two slanted lines */
  cyclops: (shell: string): Piece => [
    shield(28, 32, 36, shell),
    stroke('M-21 -16L-5 -8M21 -16L5 -8', BEAM, 4),
    circle(0, 10, 13, LAMP_HOUSING),
    circle(0, 10, 8, BEAM),
  ],
  /** broad front of a tourer */
  tourer: (shell: string): Piece => [
    path('M-62 -26Q0 -52 62 -26Q66 22 38 46H-38Q-66 22 -62 -26Z', shell),
    path('M-54 -16L-12 -2L-14 14L-46 6ZM54 -16L12 -2L14 14L46 6Z', LAMP_HOUSING),
    stroke('M-46 -8L-18 2M46 -8L18 2', BEAM, 5),
    stroke('M-22 32h44', LAMP_HOUSING, 7),
  ],
  /** two wide eyes at the nose of a fairing */
  eyes: (shell: string): Piece => [
    path('M-34 -20Q0 -32 34 -20L28 8L0 30L-28 8Z', shell),
    path('M-30 -14L-7 -4L-9 8L-25 2ZM30 -14L7 -4L9 8L25 2Z', LAMP_HOUSING),
    stroke('M-25 -7L-11 0M25 -7L11 0', BEAM, 4),
    path('M-7 12H7L0 24Z', LAMP_HOUSING),
  ],
};
