import {
  type DialogHTMLAttributes,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type SyntheticEvent,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { joinClasses } from './join-classes.ts';
import styles from './modal.module.css';
import { openInSteps, openModal } from './open-dialog.ts';

type DialogAttributes = Omit<DialogHTMLAttributes<HTMLDialogElement>, 'open' | 'onCancel'>;

interface ModalProps extends DialogAttributes {
  /** `left` and `right` are as high as the window, `bottom` nearly so. */
  placement?: 'center' | 'left' | 'right' | 'bottom';
  /** Selector of what gets the focus first, instead of the first control. */
  initialFocus?: string | undefined;
  /** A media query under which it closes: its content then stands in the page itself. */
  closeWhen?: string | undefined;
  /** Shown at once, and all else inert a moment later: for what stands over a page of many elements. */
  inSteps?: boolean | undefined;
  /** Colours of the tokens inside. */
  'data-surface'?: 'inverse' | undefined;
  /** Asked for by Escape, the Back gesture, a press on the backdrop; the caller then unmounts it. */
  onClose: () => void;
}

/**
 * A modal dialog without a look of its own: mount it to open it, unmount it to close it. The platform's
 * dialog keeps the focus inside, makes the page behind inert and gives the focus back to what had it.
 */
export function Modal(props: ModalProps) {
  const { placement = 'center', initialFocus, closeWhen, inSteps, onClose, ...more } = props;
  const { onKeyDown, ...rest } = more;
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedBackdrop = useRef(false);
  const requestClose = useRef(onClose);

  useEffect(() => {
    requestClose.current = onClose;
  });

  // Before the paint: what opens it shows nothing half done, and closing happens while it still stands.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    return inSteps ? openInSteps(element) : openModal(element);
  }, [inSteps]);

  useEffect(() => {
    if (initialFocus) dialog.current?.querySelector<HTMLElement>(initialFocus)?.focus();
  }, [initialFocus]);

  useEffect(() => {
    if (!closeWhen) return;
    const query = matchMedia(closeWhen);
    const check = () => query.matches && requestClose.current();
    query.addEventListener('change', check);
    return () => query.removeEventListener('change', check);
  }, [closeWhen]);

  const press = (event: KeyboardEvent<HTMLDialogElement>) => {
    onKeyDown?.(event);
    // A list that is open inside closes first; an input method keeps its Escape.
    if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onClose();
  };
  const cancel = (event: SyntheticEvent) => {
    // A file input's event bubbles up here.
    if (event.target !== dialog.current) return;
    event.preventDefault();
    onClose();
  };
  const closed = (event: SyntheticEvent) => {
    if (event.target !== dialog.current || !dialog.current.isConnected) return;
    // React's strict mode has closed it and opened it again, before this was told.
    if (dialog.current.open) return;
    // The browser closed it without asking: it stays until its caller agrees.
    dialog.current.showModal();
    onClose();
  };
  // Inside, everything has an element of its own: the dialog itself is hit where its backdrop is. Text
  // that is selected from inside to outside is no press.
  const pointDown = (event: PointerEvent) => {
    pressedBackdrop.current = event.target === dialog.current;
  };
  const click = (event: MouseEvent) => {
    if (event.target === dialog.current && pressedBackdrop.current) onClose();
  };

  return (
    <dialog
      {...rest}
      ref={dialog}
      className={joinClasses(styles.modal, styles[placement], rest.className)}
      onKeyDown={press}
      onCancel={cancel}
      onClose={closed}
      onPointerDown={pointDown}
      onClick={(event) => {
        rest.onClick?.(event);
        click(event);
      }}
    />
  );
}
