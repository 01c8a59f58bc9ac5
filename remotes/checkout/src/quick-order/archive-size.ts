import { UnreadableFile } from './unreadable-file.ts';

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const END_BYTES = 22;
const LONGEST_COMMENT = 0xffff;
const ENTRY_BYTES = 46;
/** Stands for a size above four gigabytes. */
const ELSEWHERE = 0xffffffff;
/** Of a workbook of 5 MB seldom more than ten times that. */
const MOST_UNPACKED = 64 * 1024 * 1024;
const MOST_ENTRIES = 2_000;

function findEnd(view: DataView): number {
  const lowest = Math.max(0, view.byteLength - END_BYTES - LONGEST_COMMENT);
  for (let at = view.byteLength - END_BYTES; at >= lowest; at -= 1) {
    if (view.getUint32(at, true) === END_OF_DIRECTORY) return at;
  }
  throw UnreadableFile.damaged();
}

/**
 * Throws for an archive that says it unpacks to more than a workbook of that size would: nothing of it is
 * unpacked. One that says less than is in it is refused by the reader, which unpacks no more than was said.
 */
export function checkArchive(bytes: Uint8Array): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.byteLength < END_BYTES) throw UnreadableFile.damaged();
  const end = findEnd(view);
  const entries = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  let unpacked = 0;
  if (entries > MOST_ENTRIES) throw UnreadableFile.damaged();
  for (let entry = 0; entry < entries; entry += 1) {
    const whole = at + ENTRY_BYTES <= view.byteLength;
    if (!whole || view.getUint32(at, true) !== DIRECTORY_ENTRY) throw UnreadableFile.damaged();
    const size = view.getUint32(at + 24, true);
    unpacked += size;
    if (size === ELSEWHERE || unpacked > MOST_UNPACKED) throw UnreadableFile.unpacksTooMuch();
    at +=
      ENTRY_BYTES +
      view.getUint16(at + 28, true) +
      view.getUint16(at + 30, true) +
      view.getUint16(at + 32, true);
  }
}
