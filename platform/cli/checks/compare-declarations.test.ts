import { findRoot } from '../../build/apps.ts';
import { type Declarations, providedDeclarations } from '../../build/declarations.ts';
import { compareDeclarations } from './compare-declarations.ts';

const USES = {
  runtime: ['cart', 'http', 'menuOf', 'read', 'useCart', 'useSession'],
  slots: ['header.search', 'header.quick-order'],
  layouts: true,
};

/** The declarations of this checkout, with a text of one file in place of another. */
async function declarations(file?: string, text = '', other = ''): Promise<Declarations> {
  const record = JSON.parse(
    (await providedDeclarations(findRoot(__dirname))) ?? '',
  ) as Declarations;
  if (file === undefined) return record;
  const before = record.files[file] ?? '';
  expect(before).toContain(text);
  return { ...record, files: { ...record.files, [file]: before.replaceAll(text, other) } };
}

const HTTP = 'shared/runtime/src/http.d.ts';
const LISTS = 'shared/runtime/src/line-list.d.ts';
const SLOTS = 'shared/contract/src/platform/slots.d.ts';
const PATH = 'read<T>(path: string';

test('what fits what was declared passes, also with more that may be left out', async () => {
  const then = await declarations();
  const wider = await declarations(HTTP, PATH, `${PATH} | URL`);
  expect(await compareDeclarations(then, wider, USES)).toEqual([]);
});

test('a parameter, an answer or a prop that fits no longer is named', async () => {
  const then = await declarations();
  const { files } = await declarations(HTTP, PATH, 'read<T>(path: URL');
  const { files: lists } = await declarations(LISTS, 'lines:', 'rows:');
  const { files: props } = await declarations(SLOTS, 'query: string;', 'query: number;');
  const now = {
    ...then,
    files: { ...files, [LISTS]: lists[LISTS] ?? '', [SLOTS]: props[SLOTS] ?? '' },
  };
  const whats = (await compareDeclarations(then, now, USES)).map(({ what }) => what);
  expect(new Set(whats)).toEqual(
    new Set([
      'the name cart',
      'the name read',
      'the name useCart',
      'the props of the slot header.search',
    ]),
  );
});
