import { formatNumber } from '@evmandi/contract/domain/numbers';
import { MAX_QUICK_ORDER_ROWS } from '@evmandi/contract/domain/quick-order';

/** An order file that cannot be taken; its message says why and what can be done. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';

  static tooManyRows = () =>
    new UnreadableFile(
      `These are more than ${formatNumber(MAX_QUICK_ORDER_ROWS)} rows: split them into parts of ${formatNumber(MAX_QUICK_ORDER_ROWS)} rows or fewer.`,
    );

  static tooLarge = (megabytes: string, most: number) =>
    new UnreadableFile(
      `This file has ${megabytes} MB, and ${most} MB are the most: save only the order lines, or paste them.`,
    );

  static tooSlow = (seconds: number) =>
    new UnreadableFile(
      `Reading this file took longer than ${seconds} seconds: save it as CSV and upload that.`,
    );

  static otherKind = () => new UnreadableFile('Choose an XLS, XLSX or CSV file.');

  static otherContent = (name: string) =>
    new UnreadableFile(
      `The content of this file is not what its name says (${name.split('.').at(-1)?.toUpperCase()}): open it, save it as XLSX or CSV, and upload that.`,
    );

  static damaged = () =>
    new UnreadableFile(
      'This file could not be read as a spreadsheet: open it, save it as XLSX or CSV, and upload that.',
    );

  static unpacksTooMuch = () =>
    new UnreadableFile(
      'This file unpacks to far more than an order: save only the order lines, or upload them as CSV.',
    );

  static empty = () => new UnreadableFile('This file has no rows with an item number.');
}
