import {
  IconAlertCircle,
  IconAlertTriangle,
  IconCircleCheck,
  IconInfoCircle,
  IconX,
} from '@evmandi/ui/icons';
import type { MouseEvent } from 'react';
import { ToastContainer, type TypeOptions } from 'react-toastify/unstyled';
import { useFocusAfterToast } from './use-focus-after-toast.ts';

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

/** The place of all toasts; the options are those of specification section 9. */
export function ToastHost() {
  useFocusAfterToast();
  return (
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
  );
}
