import { crc32, deflateRawSync } from 'node:zlib';

interface Entry {
  name: string;
  content: string | Buffer;
  /** What the archive says it unpacks to, where that is not true. */
  said?: number;
}

const LOCAL = 0x04034b50;
const DIRECTORY = 0x02014b50;
const END = 0x06054b50;

function header(signature: number, bytes: number, fields: readonly [number, number, number][]) {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUInt32LE(signature, 0);
  for (const [at, size, value] of fields) buffer.writeUIntLE(value, at, size);
  return buffer;
}

/** A ZIP archive of these entries. */
export function archive(entries: readonly Entry[]): Uint8Array {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, said } of entries) {
    const raw = Buffer.from(content);
    const packed = deflateRawSync(raw);
    const sizes: [number, number, number][] = [
      [0, 4, crc32(raw)],
      [4, 4, packed.length],
      [8, 4, said ?? raw.length],
      [12, 2, name.length],
    ];
    const at = (start: number) =>
      sizes.map(([from, size, value]): [number, number, number] => [start + from, size, value]);
    const local = Buffer.concat([
      header(LOCAL, 30, [[4, 2, 20], [8, 2, 8], ...at(14)]),
      Buffer.from(name),
      packed,
    ]);
    directory.push(
      header(DIRECTORY, 46, [[6, 2, 20], [10, 2, 8], ...at(16), [42, 4, offset]]),
      Buffer.from(name),
    );
    locals.push(local);
    offset += local.length;
  }
  const listed = Buffer.concat(directory);
  const end = header(END, 22, [
    [8, 2, entries.length],
    [10, 2, entries.length],
    [12, 4, listed.length],
    [16, 4, offset],
  ]);
  return new Uint8Array(Buffer.concat([...locals, listed, end]));
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

const relation = (type: string, target: string) =>
  `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/${type}" Target="${target}"/></Relationships>`;

/** A workbook of one sheet; `said` is what the archive says of the sheet's size. */
export const workbook = (sheetData: string | Buffer, said?: number): Uint8Array =>
  archive([
    {
      name: '[Content_Types].xml',
      content: `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`,
    },
    { name: '_rels/.rels', content: relation('officeDocument', 'xl/workbook.xml') },
    {
      name: 'xl/workbook.xml',
      content: `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Order" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    },
    { name: 'xl/_rels/workbook.xml.rels', content: relation('worksheet', 'worksheets/sheet1.xml') },
    {
      name: 'xl/worksheets/sheet1.xml',
      content: Buffer.concat([
        Buffer.from(`${XML}<worksheet xmlns="${MAIN}"><sheetData>`),
        Buffer.from(sheetData),
        Buffer.from('</sheetData></worksheet>'),
      ]),
      ...(said === undefined ? {} : { said }),
    },
  ]);

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Rows of texts as a sheet holds them. */
export const sheetData = (rows: readonly (readonly string[])[]): string =>
  rows
    .map(
      (row) =>
        `<row>${row.map((text) => `<c t="inlineStr"><is><t>${escaped(text)}</t></is></c>`).join('')}</row>`,
    )
    .join('');
