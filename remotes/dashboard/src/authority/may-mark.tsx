import { IconCheck, IconUserShield } from '@evmandi/ui/icons';
import type { May } from './may.ts';
import styles from './may-mark.module.css';

const LOOKS = { Yes: styles.yes, Own: styles.own, No: styles.no };

/** What somebody may do, in a word: never a tick alone. */
export function MayMark({ word }: { word: May }) {
  return (
    <span className={LOOKS[word]}>
      {word === 'Yes' && <IconCheck size={18} aria-hidden />}
      {word === 'Own' && <IconUserShield size={18} aria-hidden />}
      {word}
    </span>
  );
}
