import { visitorText } from '@evmandi/runtime';
import { useRef, useState } from 'react';
import { readFile } from './read-file.ts';
import type { SheetRow } from './sheet-rows.ts';
import { UnreadableFile } from './unreadable-file.ts';

export type Upload =
  | { state: 'none' }
  | { state: 'reading'; name: string; rows: number }
  | { state: 'failed'; name: string; message: string }
  | { state: 'read'; name: string };

/** Reads one order file at a time; of two the later counts. */
export function useUpload(onRows: (name: string, rows: SheetRow[]) => void) {
  const [upload, setUpload] = useState<Upload>({ state: 'none' });
  const latest = useRef<File>(null);

  const read = async (file: File) => {
    latest.current = file;
    const { name } = file;
    const set = (next: Upload) => {
      if (latest.current === file) setUpload(next);
    };
    set({ state: 'reading', name, rows: 0 });
    try {
      const rows = await readFile(file, (count) => set({ state: 'reading', name, rows: count }));
      set({ state: 'read', name });
      if (latest.current === file) onRows(name, rows);
    } catch (error) {
      const message = error instanceof UnreadableFile ? error.message : visitorText(error);
      set({ state: 'failed', name, message });
    }
  };
  return { upload, read };
}
