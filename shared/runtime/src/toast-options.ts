export interface NotifyOptions {
  /** A link in the toast; the same place must be reachable elsewhere, since the toast goes after 5 s. */
  link?: { to: string; label: string };
  /** A button in the toast, for "Retry" and "Undo". */
  action?: { label: string; onPress: () => void };
  /**
   * Toasts of one group that stand at once are one, which `many` words with the sum of what each `adds`. Without, those
   * of one text are.
   */
  group?: { name: string; many: (sum: number) => string; adds?: number };
}

export type ToastKind = 'success' | 'info' | 'error';
