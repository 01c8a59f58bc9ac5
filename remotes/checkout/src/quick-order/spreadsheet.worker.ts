import { readSpreadsheet } from './read-spreadsheet.ts';
import type { SheetRow } from './sheet-rows.ts';

/** What the worker says, in this order: that it is there, how far it is, and one of the last two. */
export type WorkerMessage =
  | { kind: 'ready' }
  | { kind: 'progress'; rows: number }
  | { kind: 'rows'; rows: SheetRow[] }
  | { kind: 'unreadable'; message: string };

const say = (message: WorkerMessage) => self.postMessage(message);

self.onmessage = async ({ data }: MessageEvent<ArrayBuffer>) => {
  const progress = (rows: number) => say({ kind: 'progress', rows });
  try {
    say({ kind: 'rows', rows: await readSpreadsheet(new Uint8Array(data), progress) });
  } catch (error) {
    say({ kind: 'unreadable', message: (error as Error).message });
  }
};

say({ kind: 'ready' });
