import { afterFrame } from '@evmandi/ui/after-frame';

/**
 * Runs `work` once the frame of a press is on screen. A page that is left or put away draws none: there it is run at
 * once, so that nothing which was pressed is lost.
 */
export function afterPress(work: () => void): void {
  const run = () => {
    cancel();
    removeEventListener('pagehide', run);
    document.removeEventListener('visibilitychange', run);
    work();
  };
  const cancel = afterFrame(run);
  addEventListener('pagehide', run);
  document.addEventListener('visibilitychange', run);
}
