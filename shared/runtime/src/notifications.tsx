import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { toast } from 'react-toastify/unstyled';

interface NotifyOptions {
  /** A link in the toast; the same place must be reachable elsewhere, since the toast goes after 5 s. */
  link?: { to: string; label: string };
  /** A button in the toast, for "Retry" and "Undo". */
  action?: { label: string; onPress: () => void };
}

function content(text: string, { link, action }: NotifyOptions): ReactNode {
  return (
    <>
      <span className="ev-toast-text">{text}</span>
      {link && (
        <Link className="ev-toast-action" to={link.to}>
          {link.label}
        </Link>
      )}
      {action && (
        <button className="ev-toast-action" type="button" onClick={action.onPress}>
          {action.label}
        </button>
      )}
    </>
  );
}

/** Toasts at the top right. Errors are announced at once (`role=alert`), the others politely. */
export const notify = {
  success: (text: string, options: NotifyOptions = {}) =>
    void toast.success(content(text, options), { role: 'status' }),
  info: (text: string, options: NotifyOptions = {}) =>
    void toast.info(content(text, options), { role: 'status' }),
  error: (text: string, options: NotifyOptions = {}) =>
    void toast.error(content(text, options), { role: 'alert' }),
};
