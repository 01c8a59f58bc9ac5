import { classesIn, firstRules, parseSheet } from './first-rules.ts';

const first = (css: string, html: string) => firstRules([parseSheet(css)], classesIn(html))[0]?.css;

test('a rule stays with those of its selectors that find all of their classes', () => {
  const css =
    '.a .b{top:0}.a .c{top:1px}.c,.b{top:2px}h1{top:3px}.a:not(.c){top:4px}.a:hover{top:5px}';
  expect(first(css, '<p class="a"><b class="x b"></b></p>')).toBe(
    '.a .b{top:0;}.b{top:2px;}h1{top:3px;}.a:not(.c){top:4px;}',
  );
});

test('a choice of classes, and the value of an attribute, ask for none', () => {
  const css = ':is(.a,.b) i{top:0}a[href$=".pdf"]{top:1px}:where(.c){top:2px}';
  expect(first(css, '<i></i>')).toBe(':is(.a,.b) i{top:0;}a[href$=".pdf"]{top:1px;}');
});

test('conditions and layers stay where something is left in them, and the order of layers always', () => {
  const css =
    '@layer one,two;@layer one{@media (width<9px){.gone{top:0}}}@layer two{@media (width>9px){.a{top:0!important}}@media print{.a{top:1px}}}';
  expect(first(css, '<p class="a"></p>')).toBe(
    '@layer one,two;@layer two{@media (width>9px){.a{top:0!important;}}}',
  );
});

test('custom properties and animations stay where they are used, also by way of others', () => {
  const css =
    ':root{--one:var(--two,1px);--two:2px;--three:3px}.a{top:var(--one);animation:spin 1s}.b{top:var(--three)}@keyframes spin{to{top:0}}@keyframes fade{to{top:1px}}';
  expect(first(css, '<p class="a"></p>')).toBe(
    ':root{--one:var(--two,1px);--two:2px;}.a{top:var(--one);animation:spin 1s;}@keyframes spin{to{top:0;}}',
  );
});

test('a custom property that only another sheet uses stays', () => {
  const sheets = [':root{--one:1px;--two:2px}', '.a{top:var(--two)}'].map(parseSheet);
  expect(firstRules(sheets, new Set(['a']))).toEqual([
    { css: ':root{--two:2px;}', whole: false },
    { css: '.a{top:var(--two);}', whole: true },
  ]);
});

test('typefaces stay', () => {
  const css = '@font-face{font-family:F;src:url(/f.woff2)}';
  expect(first(css, '')).toBe('@font-face{font-family:F;src:url(/f.woff2);}');
});

test('what is styled once it is pointed at or pressed is left to the whole sheet', () => {
  const css =
    '.a:hover,.a:focus-visible{top:0}.a:not(:hover){top:1px}.a:active{top:2px}.b::backdrop{top:3px}.a.hovered{top:4px}';
  expect(first(css, '<p class="a b hovered"></p>')).toBe(
    '.a:focus-visible{top:0;}.a:not(:hover){top:1px;}.a.hovered{top:4px;}',
  );
});
