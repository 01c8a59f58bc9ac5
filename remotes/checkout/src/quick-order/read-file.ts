import { loadCode } from '@evmandi/runtime';
import type { SheetRow } from './sheet-rows.ts';
import type { WorkerMessage } from './spreadsheet.worker.ts';
import { startWorker } from './start-worker.ts';
import { UnreadableFile } from './unreadable-file.ts';

/** Of the file dialog, and of what is dropped. */
export const FILE_KINDS = '.xls,.xlsx,.csv';
const KIND = /\.(?:xls|xlsx|csv)$/i;
const MOST_MEGABYTES = 5;
const MEGABYTE = 1024 * 1024;
const LIMIT_SECONDS = 10;

/** What workbooks begin with: XLSX is a ZIP archive, XLS a compound file. */
const WORKBOOKS = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
];

/** Whether the content is of the kind that the name of the file says; spreadsheets open either workbook by either name. */
function isAsNamed(name: string, bytes: ArrayBuffer): boolean {
  const start = new Uint8Array(bytes, 0, Math.min(4, bytes.byteLength));
  const isWorkbook = WORKBOOKS.some((signature) =>
    signature.every((byte, index) => start[index] === byte),
  );
  return isWorkbook !== /\.csv$/i.test(name);
}

function ask(worker: Worker, bytes: ArrayBuffer, onRows: (rows: number) => void) {
  return new Promise<SheetRow[]>((resolve, reject) => {
    const timer = setTimeout(
      () => reject(UnreadableFile.tooSlow(LIMIT_SECONDS)),
      LIMIT_SECONDS * 1_000,
    );
    worker.onerror = () => reject(UnreadableFile.damaged());
    worker.onmessage = ({ data }: MessageEvent<WorkerMessage>) => {
      if (data.kind === 'progress') return onRows(data.rows);
      clearTimeout(timer);
      if (data.kind === 'rows') resolve(data.rows);
      else if (data.kind === 'unreadable') reject(new UnreadableFile(data.message));
    };
    worker.postMessage(bytes, [bytes]);
  });
}

/**
 * Reads the rows of an order file in a worker, whose code comes with the first file. Rejects with an
 * `UnreadableFile` that says why not, or with the error of code that could not be had.
 */
export async function readFile(file: File, onRows: (rows: number) => void): Promise<SheetRow[]> {
  if (!KIND.test(file.name)) throw UnreadableFile.otherKind();
  if (file.size > MOST_MEGABYTES * MEGABYTE) {
    throw UnreadableFile.tooLarge((file.size / MEGABYTE).toFixed(1), MOST_MEGABYTES);
  }
  const bytes = await file.arrayBuffer();
  if (!isAsNamed(file.name, bytes)) throw UnreadableFile.otherContent(file.name);
  const worker = await loadCode(startWorker, 'checkout/spreadsheet');
  try {
    return await ask(worker, bytes, onRows);
  } finally {
    worker.terminate();
  }
}
