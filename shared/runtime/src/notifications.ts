import { loadCode } from './code.ts';
import type { NotifyOptions, ToastKind } from './toast-options.ts';

let mountToasts: () => void = () => {};

/** How the host mounts the place of the toasts; called when one is about to be shown. */
export function setToastMounter(mount: () => void): void {
  mountToasts = mount;
}

/** A page that is not in sight paints nothing: then it goes on by itself. */
const WITHOUT_PAINT_MS = 200;

/** Once the frame with what the press changed is painted: drawing a toast beside it would hold that back. */
const afterPaint = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, WITHOUT_PAINT_MS);
    requestAnimationFrame(() => setTimeout(resolve));
  });

async function notifyOf(kind: ToastKind, text: string, options: NotifyOptions = {}): Promise<void> {
  await afterPaint();
  mountToasts();
  try {
    const { showToast } = await loadCode(
      () => import(/* webpackChunkName: "toasts" */ './toast-content.tsx'),
      'host/toast',
    );
    showToast(kind, text, options);
  } catch {
    sayPlainly(text);
  }
}

/** The words alone, where the code of the toasts cannot be had, as when a first press is made offline. */
function sayPlainly(text: string): void {
  const place = document.createElement('p');
  place.className = 'ev-toast-plain';
  place.role = 'alert';
  place.textContent = text;
  document.body.append(place);
  setTimeout(() => place.remove(), 5_000);
}

/** Toasts at the top right; their code comes with the first one. */
export const notify = {
  success: (text: string, options?: NotifyOptions) => void notifyOf('success', text, options),
  info: (text: string, options?: NotifyOptions) => void notifyOf('info', text, options),
  error: (text: string, options?: NotifyOptions) => void notifyOf('error', text, options),
};
