import { focusHeading } from '@evmandi/ui/focus-neighbour';
import { useEffect } from 'react';

const isInToast = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('.Toastify') !== null;

/** A button of a toast goes with it: the focus goes back to where it was before it came among the toasts. */
export function useFocusAfterToast(): void {
  useEffect(() => {
    let before: EventTarget | null = null;
    const enter = ({ target, relatedTarget }: FocusEvent) => {
      if (isInToast(target) && !isInToast(relatedTarget)) before = relatedTarget;
    };
    const press = ({ target }: MouseEvent) => {
      const isButton = target instanceof Element && target.closest('button') !== null;
      if (!isButton || !isInToast(target) || !isInToast(document.activeElement)) return;
      if (before instanceof HTMLElement && before.isConnected)
        before.focus({ preventScroll: true });
      else focusHeading();
    };
    document.addEventListener('focusin', enter);
    document.addEventListener('click', press);
    return () => {
      document.removeEventListener('focusin', enter);
      document.removeEventListener('click', press);
    };
  }, []);
}
