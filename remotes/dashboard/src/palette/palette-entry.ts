import type { IconX } from '@evmandi/ui/icons';

/** One thing that the palette offers. */
export interface PaletteEntry {
  key: string;
  title: string;
  /** What tells it from others of the same title. */
  note?: string;
  /** Path of the picture that stands before it; else `Icon` does. */
  picture?: string;
  Icon: typeof IconX;
  /** Where it leads, or what it does. */
  to?: string;
  run?: () => unknown;
}

export interface PaletteGroup {
  title: string;
  entries: PaletteEntry[];
}
