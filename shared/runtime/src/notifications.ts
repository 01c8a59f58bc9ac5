import { loadCode } from './code.ts';
import type { NotifyOptions, ToastKind } from './toast-options.ts';

let mountToasts: () => void = () => {};

/** How the host mounts the place of the toasts; called when one is about to be shown. */
export function setToastMounter(mount: () => void): void {
  mountToasts = mount;
}

async function notifyOf(kind: ToastKind, text: string, options: NotifyOptions = {}): Promise<void> {
  mountToasts();
  const { showToast } = await loadCode(() => import('./toast-content.tsx'), 'host/toast');
  showToast(kind, text, options);
}

/** Toasts at the top right; their code comes with the first one. */
export const notify = {
  success: (text: string, options?: NotifyOptions) => void notifyOf('success', text, options),
  info: (text: string, options?: NotifyOptions) => void notifyOf('info', text, options),
  error: (text: string, options?: NotifyOptions) => void notifyOf('error', text, options),
};
