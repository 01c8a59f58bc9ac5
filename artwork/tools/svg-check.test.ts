import { svgProblems } from './svg-check.ts';

it.each([
  ['<svg><g></svg>', '</svg> closes something else'],
  ['<svg><g>', 'unclosed svg, g'],
  ['<svg/><svg/>', 'content after the root'],
  ['<svg><script></script></svg>', 'unexpected <script>'],
  ['<svg><path d="M0 0" onload="x"/></svg>', '<path> has onload'],
  ['<svg><path d="a & b"/></svg>', 'stray & in d'],
  ['<svg><path d="M0 0" d="M1 1"/></svg>', '<path> has d twice'],
  ['<svg><g id="a"/><g id="a"/></svg>', 'id a twice'],
  ['<svg><path fill="url(#a)"/></svg>', '#a does not exist'],
  ['<svg><use href="https://example.com/"/></svg>', 'href leads outside: https://example.com/'],
  ['<svg><path d="MNaN 0"/></svg>', 'bad value NaN'],
  ['<svg><path d=M0/></svg>', 'not well-formed at <path d=M0/></svg>'],
  ['<svg>words</svg>', 'loose text: words'],
])('finds what is wrong with %s', (svg, problem) => {
  expect(svgProblems(svg)).toContain(problem);
});

it('passes a sound document', () => {
  expect(
    svgProblems('<svg aria-label="null &amp; undefined"><g id="a"/><use href="#a" x="1"/></svg>'),
  ).toEqual([]);
});
