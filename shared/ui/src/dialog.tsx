import { type ComponentProps, type ReactNode, type Ref, useId, useState } from 'react';
import { Confirm } from './confirm.tsx';
import styles from './dialog.module.css';
import { IconButton } from './icon-button.tsx';
import { IconX } from './icons.tsx';
import { joinClasses } from './join-classes.ts';
import { Modal } from './modal.tsx';

export interface DialogProps
  extends Omit<ComponentProps<typeof Modal>, 'title' | 'ref' | 'aria-labelledby'> {
  title: ReactNode;
  /** For giving the title the focus, once it says something new. */
  titleRef?: Ref<HTMLHeadingElement>;
  description?: ReactNode;
  closeLabel?: string;
  /** Beside the title. */
  actions?: ReactNode;
  /** Below the part that scrolls. */
  footer?: ReactNode;
  footerClassName?: string | undefined;
  bodyClassName?: string | undefined;
  /** True while something typed is in no store yet: closing then asks first. */
  unsaved?: boolean;
}

/** A modal dialog with a head, a part that scrolls and a foot. Mount it to open it. */
export function Dialog(props: DialogProps) {
  const { title, titleRef, description, closeLabel = 'Close', actions, footer, ...more } = props;
  const { footerClassName, bodyClassName, className, unsaved, onClose, children, ...modal } = more;
  const id = useId();
  const [asking, setAsking] = useState(false);
  const close = () => (unsaved ? setAsking(true) : onClose());
  return (
    <>
      {/* Before its dialog: when both go, the focus passes through the dialog to what opened it. */}
      {asking && (
        <Confirm
          title="Discard what you entered?"
          text="It has not been sent and is not kept."
          confirmLabel="Discard"
          cancelLabel="Keep editing"
          onConfirm={onClose}
          onCancel={() => setAsking(false)}
        />
      )}
      <Modal
        {...modal}
        className={joinClasses(styles.dialog, className)}
        aria-labelledby={id}
        aria-describedby={description ? `${id}-description` : undefined}
        onClose={close}
      >
        <header className={styles.head}>
          <div className={styles.words}>
            <h2 ref={titleRef} id={id} className={styles.title} tabIndex={-1}>
              {title}
            </h2>
            {description && (
              <p id={`${id}-description`} className={styles.description}>
                {description}
              </p>
            )}
          </div>
          {actions}
          <IconButton label={closeLabel} onClick={close}>
            <IconX aria-hidden />
          </IconButton>
        </header>
        <div className={joinClasses(styles.body, bodyClassName)}>{children}</div>
        {footer && <footer className={joinClasses(styles.foot, footerClassName)}>{footer}</footer>}
      </Modal>
    </>
  );
}
