import {
  IconAlertCircle,
  IconAlertTriangle,
  IconCircleCheck,
  IconInfoCircle,
  IconX,
} from '@evmandi/ui/icons';
import { type MouseEvent, useRef } from 'react';
import { ToastContainer, type TypeOptions } from 'react-toastify/unstyled';

const ICONS = {
  success: IconCircleCheck,
  error: IconAlertCircle,
  warning: IconAlertTriangle,
  info: IconInfoCircle,
  default: IconInfoCircle,
};

function ToastIcon({ type }: { type: TypeOptions }) {
  const Icon = ICONS[type];
  return <Icon aria-hidden />;
}

function CloseButton({ closeToast }: { closeToast: (event: MouseEvent) => void }) {
  return (
    <button type="button" className="ev-toast-close" aria-label="Dismiss" onClick={closeToast}>
      <IconX size={18} />
    </button>
  );
}

/** The place of all toasts, with the options of TOAST-2. */
export function ToastHost() {
  const before = useRef<HTMLElement>(null);
  return (
    // A button of a toast goes with it: the focus goes back to where it was before it came among the toasts.
    // biome-ignore lint/a11y/noStaticElementInteractions: what is pressed are the buttons inside of it.
    <div
      className="ev-toasts"
      role="presentation"
      onFocus={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget as HTMLElement;
      }}
      onClick={({ currentTarget, target }) => {
        const { current } = before;
        if ((target as Element).closest('button') && currentTarget.contains(document.activeElement))
          (current?.isConnected ? current : document.getElementById('main'))?.focus({
            preventScroll: true,
          });
      }}
    >
      <ToastContainer
        position="top-right"
        autoClose={5000}
        newestOnTop
        closeOnClick
        pauseOnHover
        pauseOnFocusLoss
        draggable
        theme="light"
        hideProgressBar={false}
        icon={ToastIcon}
        closeButton={CloseButton}
        aria-label="Notifications"
      />
    </div>
  );
}
