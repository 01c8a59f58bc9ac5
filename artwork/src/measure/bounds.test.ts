import { boundsOf } from './bounds.ts';

const rounded = (body: string) => {
  const { left, top, right, bottom } = boundsOf(body);
  return [left, top, right, bottom].map(Math.round);
};

it.each([
  [
    'a filled rectangle',
    '<rect x="10" y="20" width="30" height="40" fill="#fff"/>',
    [10, 20, 40, 60],
  ],
  [
    'half of a stroke',
    '<circle cx="50" cy="50" r="20" stroke="#fff" stroke-width="10"/>',
    [25, 25, 75, 75],
  ],
  ['relative lines', '<path d="M10 10h20v-5l-40 30Z"/>', [-10, 5, 30, 35]],
  ['the bulge of an upper half circle', '<path d="M10 50A40 40 0 0 1 90 50Z"/>', [10, 10, 90, 50]],
  ['the bulge of a lower half circle', '<path d="M10 50A40 40 0 0 0 90 50Z"/>', [10, 50, 90, 90]],
  ['a large arc', '<path d="M50 10A40 40 0 1 1 10 50"/>', [10, 10, 90, 90]],
  ['a curve, not its handles', '<path d="M0 0C0 100 100 100 100 0"/>', [0, 0, 100, 75]],
  [
    'a moved and turned group',
    '<g transform="translate(100 0) rotate(90)"><path d="M0 0H10V20"/></g>',
    [80, 0, 100, 10],
  ],
  [
    'a mirrored copy',
    '<g id="a"><path d="M10 5H20"/></g><use href="#a" transform="matrix(-1 0 0 1 640 0)"/>',
    [10, 5, 630, 5],
  ],
  [
    'a moved copy',
    '<g id="a"><circle cx="5" cy="5" r="5"/></g><use href="#a" x="90" y="10"/>',
    [0, 0, 100, 20],
  ],
])('measures %s', (_, body, expected) => {
  expect(rounded(body)).toEqual(expected);
});
