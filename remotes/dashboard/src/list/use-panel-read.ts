import { type Reading, useRead } from '@evmandi/ui/use-read';

/** A frame: asking takes longer on a slow machine than to show that a panel opens. */
const AFTER_FRAME_MS = 16;

/** Reads what a panel shows, once the frame that shows the panel is on its way. */
export const usePanelRead = <T>(
  key: string,
  load: (signal: AbortSignal) => Promise<T>,
): Reading<T> => useRead(key, load, { delayMs: AFTER_FRAME_MS });
