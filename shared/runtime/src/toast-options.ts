export interface NotifyOptions {
  /** A link in the toast; the same place must be reachable elsewhere, since the toast goes after 5 s. */
  link?: { to: string; label: string };
  /** A button in the toast, for "Retry" and "Undo". */
  action?: { label: string; onPress: () => void };
  /** Toasts of one group that stand at once are one; `many` words it. Without, those of one text are. */
  group?: { name: string; many: (count: number) => string };
}

export type ToastKind = 'success' | 'info' | 'error';
