import { printPage } from '@evmandi/ui/print-page';
import { type ReactNode, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import styles from './paper.module.css';

interface Props {
  /** What is printed, for a test to find. */
  kind: string;
  /** Each stands on a sheet of its own. */
  sheets: readonly { key: string; content: ReactNode }[];
  /** The print dialog was closed. */
  onDone: () => void;
}

/** Sheets that stand on paper alone. Mount them to print them. */
export function Paper({ kind, sheets, onDone }: Props) {
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });
  useEffect(() => {
    const finish = () => done.current();
    const printed = styles.printed ?? '';
    document.body.classList.add(printed);
    window.addEventListener('afterprint', finish, { once: true });
    void printPage();
    return () => {
      document.body.classList.remove(printed);
      window.removeEventListener('afterprint', finish);
    };
  }, []);
  return createPortal(
    <div className={styles.sheets} data-print={kind}>
      {sheets.map(({ key, content }) => (
        <div key={key} className={styles.sheet}>
          {content}
        </div>
      ))}
    </div>,
    document.body,
  );
}
