import { Dialog, type DialogProps } from './dialog.tsx';
import { joinClasses } from './join-classes.ts';
import styles from './side-panel.module.css';

/**
 * What belongs to one row of a list, at the right of the list and as wide as the window on a phone. Which one is
 * open stands in the address: render it from there, and let `onClose` take it out again.
 */
export function SidePanel({ className, ...dialog }: Omit<DialogProps, 'placement'>) {
  return (
    <Dialog
      {...dialog}
      className={joinClasses(styles.panel, className)}
      placement="right"
      inSteps
    />
  );
}
