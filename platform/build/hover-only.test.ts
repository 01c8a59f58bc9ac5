import postcss from 'postcss';
import { hoverOnly } from './hover-only.ts';

const written = (css: string) =>
  postcss([hoverOnly()])
    .process(css, { from: undefined })
    .css.replace(/\s+|(?<=\{)(?=\S)/g, ' ')
    .trim();

test.each([
  ['.a:hover { color: red }', '@media (hover: hover) { .a:hover { color: red } }'],
  [
    '@layer ui { .a:hover:enabled, .a:focus { color: red } }',
    '@layer ui { .a:focus { color: red } @media (hover: hover) { .a:hover:enabled { color: red } } }',
  ],
  [
    '@media (hover: hover) { .a:hover { color: red } }',
    '@media (hover: hover) { .a:hover { color: red } }',
  ],
  ['.a { color: red }', '.a { color: red }'],
])('%s holds where a device points', (css, expected) => {
  expect(written(css)).toBe(expected);
});
