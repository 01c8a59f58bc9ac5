import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { toast } from 'react-toastify/unstyled';
import type { NotifyOptions, ToastKind } from './toast-options.ts';

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

/** Errors are announced at once, the others politely. */
export function showToast(kind: ToastKind, text: string, options: NotifyOptions): void {
  toast[kind](content(text, options), { role: kind === 'error' ? 'alert' : 'status' });
}
