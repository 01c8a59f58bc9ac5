/** `data-` names by which document and host pass on what was pressed before the script answered. */
export const EARLY_PRESSES = {
  /** On a button: when it was pressed, in milliseconds, while nothing heard of it. */
  pressed: 'pressed',
  /** On the document: presses that reach their button are heard from now on. */
  heard: 'heard',
} as const;
