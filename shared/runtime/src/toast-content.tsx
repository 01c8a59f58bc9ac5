import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { toast } from 'react-toastify/unstyled';
import type { NotifyOptions, ToastKind } from './toast-options.ts';
import { standClear } from './toast-place.ts';

/** Toasts that stand at once (TOAST-3). */
const MOST = 3;

interface Standing {
  id: string | number;
  kind: ToastKind;
  count: number;
  /** Of a group: how much all of them add. */
  sum: number;
}

/** Those that stand, the oldest first, by what makes several one. */
const standing = new Map<string, Standing>();

function content(text: string, count: number, { link, action }: NotifyOptions): ReactNode {
  return (
    <>
      <span className="ev-toast-text">
        {text}
        {count > 1 && <span className="ev-toast-count">{` ${count} times`}</span>}
      </span>
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

/** The oldest goes for one more, at once; errors stay longest. */
function makeRoom(): void {
  const all = [...standing];
  if (all.length < MOST) return;
  const gone = all.find(([, { kind }]) => kind !== 'error') ?? all[0];
  if (!gone) return;
  const [key, { id }] = gone;
  standing.delete(key);
  document.getElementById(String(id))?.classList.add('ev-toast-gone');
  toast.dismiss(id);
}

/** Errors are announced at once, the others politely. */
export function showToast(kind: ToastKind, text: string, options: NotifyOptions): void {
  const { group } = options;
  const key = group ? `${kind} of ${group.name}` : `${kind}: ${text}`;
  const known = standing.get(key);
  const count = (known?.count ?? 0) + 1;
  const sum = (known?.sum ?? 0) + (group?.adds ?? 1);
  standing.delete(key);
  // Of a phone's row a name would leave no room for what was done.
  const isShort = count > 1 || innerWidth <= 480;
  const render = () =>
    group && isShort ? content(group.many(sum), 1, options) : content(text, count, options);
  if (known && toast.isActive(known.id)) {
    standing.set(key, { ...known, count, sum });
    toast.update(known.id, { render });
  } else {
    // One that waits for the place of all toasts cannot be changed.
    if (known) toast.dismiss(known.id);
    else makeRoom();
    const id = toast[kind](render, {
      role: kind === 'error' ? 'alert' : 'status',
      onClose: () => {
        if (standing.get(key)?.id === id) standing.delete(key);
      },
    });
    standing.set(key, { id, kind, count, sum });
  }
  standClear();
}
