/**
 * `tsx artwork/tools/contact-sheet.ts <folder>`: writes sheets to look at, as SVG, and the table of
 * options. `all.svg` shows every kind in three looks, `views.svg` every view, `paints.svg` pale and
 * dark paint, `kinds/<kind>.svg` every value of every option.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Kind,
  kinds,
  type OptionInfo,
  type OptionValue,
  optionsOf,
  VIEWS,
} from '../src/index.ts';
import { type Cell, sheet } from './sheet.ts';

const look = (kind: Kind, choose: (option: OptionInfo) => OptionValue | undefined) =>
  Object.fromEntries(
    optionsOf(kind)
      .filter(({ type }) => type !== 'text')
      .map((option) => [option.name, choose(option)]),
  );

const nth =
  (index: number) =>
  ({ values, initial }: OptionInfo): OptionValue | undefined =>
    values.filter((value) => value !== initial)[index] ?? initial;

const threeLooks = (kind: Kind): Cell[] => [
  { kind },
  { kind, options: look(kind, nth(0)) },
  { kind, options: { ...look(kind, nth(1)), accent: '#e4572e' } },
];

const PAINTS = ['#f4f5f7', '#f7e08a', '#b7c9d9', '#5b6675', '#12161d'];
const inPaints = (kind: Kind): Cell[] =>
  PAINTS.map((accent) => ({ kind, options: { accent }, caption: `${kind} ${accent}` }));

const everyValue = (kind: Kind): Cell[] => [
  { kind, caption: 'default' },
  ...optionsOf(kind)
    .filter(({ type }) => type !== 'text')
    .flatMap(({ name, values }) =>
      values.map((value) => ({ kind, options: { [name]: value }, caption: `${name} ${value}` })),
    ),
];

const optionTable = (): string =>
  [
    '# Options of every kind of picture',
    '',
    'The first value is the default; in brackets: by default left to the drawing or absent.',
    '',
    '| kind | options |',
    '|---|---|',
    ...kinds.map((kind) => {
      const cells = optionsOf(kind).map(({ name, type, initial, values }) => {
        const shown = [initial, ...values.filter((value) => value !== initial)]
          .filter((value) => value !== undefined)
          .join(' / ');
        const kindOf = type === 'colour' ? 'colour ' : '';
        return `\`${name}\` ${kindOf}${initial === undefined ? `(${shown})` : shown}`;
      });
      return `| ${kind} | ${cells.join('; ')} |`;
    }),
    '',
  ].join('\n');

const folder = process.argv[2];
if (folder === undefined) {
  console.error('Name the folder: tsx artwork/tools/contact-sheet.ts <folder>');
  process.exit(1);
}
mkdirSync(join(folder, 'kinds'), { recursive: true });
const write = (name: string, content: string) => writeFileSync(join(folder, name), content);
write('all.svg', sheet(kinds.flatMap(threeLooks), 9, 220));
write(
  'views.svg',
  sheet(
    kinds.flatMap((kind) =>
      VIEWS.map((view) => ({ kind, view, caption: `${kind} ${view}` }) satisfies Cell),
    ),
    VIEWS.length * 2,
    200,
  ),
);
write('paints.svg', sheet(kinds.flatMap(inPaints), 10, 200));
for (const kind of kinds) write(join('kinds', `${kind}.svg`), sheet(everyValue(kind), 6, 300));
write('options.md', optionTable());
console.log(`${kinds.length} kinds on contact sheets in ${folder}`);
