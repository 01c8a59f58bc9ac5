import { readFile } from './read-file.ts';
import { readSpreadsheet } from './read-spreadsheet.ts';
import type { WorkerMessage } from './spreadsheet.worker.ts';
import { startWorker } from './start-worker.ts';
import { UnreadableFile } from './unreadable-file.ts';

jest.mock('./start-worker.ts', () => ({ startWorker: jest.fn() }));
jest.mock('@evmandi/runtime', () => ({ loadCode: (load: () => unknown) => load() }));

const file = (content: string, name = 'order.csv') => new File([content], name);
const sized = (bytes: number, name: string) =>
  Object.defineProperty(file('', name), 'size', { value: bytes });

/** A worker that reads in the test's own thread, or says nothing at all. */
function fakeWorker(answers: boolean) {
  const worker = {
    terminate: jest.fn(),
    onmessage: (_: { data: WorkerMessage }) => {},
    postMessage(bytes: ArrayBuffer) {
      if (!answers) return;
      const say = (data: WorkerMessage) => worker.onmessage({ data });
      readSpreadsheet(new Uint8Array(bytes), (rows) => say({ kind: 'progress', rows })).then(
        (rows) => say({ kind: 'rows', rows }),
        (error: Error) => say({ kind: 'unreadable', message: error.message }),
      );
    },
  };
  jest.mocked(startWorker).mockResolvedValue(worker as unknown as Worker);
  return worker;
}

test('rows come from the worker, which ends', async () => {
  const worker = fakeWorker(true);
  const rows = await readFile(file('item,quantity\nBP-1,2\n'), () => {});
  expect(rows).toEqual([{ line: 2, item: 'BP-1', quantity: '2', unit: '', price: '' }]);
  expect(worker.terminate).toHaveBeenCalled();
});

test('why a file cannot be read is an error in words', async () => {
  fakeWorker(true);
  const reading = readFile(file('PK\u0003\u0004', 'order.xlsx'), () => {});
  await expect(reading).rejects.toThrow(UnreadableFile);
});

test.each([
  [sized(50 * 1024 * 1024, 'order.xlsx'), /^This file has 50\.0 MB, and 5 MB are the most/],
  [file('', 'order.pdf'), /^Choose an XLS, XLSX or CSV file\.$/],
  // QUICK-8
  [file('SKU,Quantity\nBP-1,2\n', 'order.xlsx'), /^The content .* its name says \(XLSX\): open it/],
  [file('<html>', 'order.xls'), /^The content .* its name says \(XLS\)/],
  [file('PK\u0003\u0004', 'order.csv'), /^The content .* its name says \(CSV\)/],
])('no worker is started for what is refused without reading', async (given, message) => {
  jest.mocked(startWorker).mockClear();
  await expect(readFile(given, () => {})).rejects.toThrow(message);
  expect(startWorker).not.toHaveBeenCalled();
});

test('a file that takes too long ends with its worker', async () => {
  const worker = fakeWorker(false);
  jest.useFakeTimers();
  const reading = readFile(file('x'), () => {});
  const ended = expect(reading).rejects.toThrow(/longer than 10 seconds/);
  await jest.advanceTimersByTimeAsync(10_000);
  await ended;
  expect(worker.terminate).toHaveBeenCalled();
  jest.useRealTimers();
});
