import { IconAlertCircle, IconAlertTriangle, IconInfoCircle } from '@evmandi/ui/icons';
import { joinClasses } from '@evmandi/ui/join-classes';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './notice.module.css';

const ICONS = { error: IconAlertCircle, warning: IconAlertTriangle, info: IconInfoCircle };

interface NoticeProps {
  tone: keyof typeof ICONS;
  title?: string;
  /** `alert` and `status` are announced when they appear. */
  role?: 'alert' | 'status';
  /** Takes the focus when it appears, and again with each new value. */
  focusOn?: unknown;
  className?: string;
  children: ReactNode;
}

/** What a person should know about the part of the screen that it stands in. */
export function Notice({ tone, title, role, focusOn, className, children }: NoticeProps) {
  const box = useRef<HTMLDivElement>(null);
  const Icon = ICONS[tone];
  useEffect(() => {
    if (focusOn !== undefined) box.current?.focus();
  }, [focusOn]);
  return (
    <div
      ref={box}
      className={joinClasses(styles.notice, styles[tone], className)}
      role={role}
      tabIndex={focusOn === undefined ? undefined : -1}
    >
      <Icon className={styles.icon} aria-hidden />
      <div className={styles.words}>
        {title && <p className={styles.title}>{title}</p>}
        {children}
      </div>
    </div>
  );
}
