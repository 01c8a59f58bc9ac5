import { counted } from '@evmandi/contract/domain/numbers';
import { Button } from '@evmandi/ui/button';
import { focusHeading } from '@evmandi/ui/focus-neighbour';
import { IconAlertTriangle } from '@evmandi/ui/icons';
import { joinClasses } from '@evmandi/ui/join-classes';
import notice from '../notice.module.css';
import type { LineChange } from './changes.ts';
import styles from './changes-notice.module.css';

interface ChangesNoticeProps {
  changes: readonly LineChange[];
  /** The shopper has noted the prices. */
  onNoted: () => void;
}

/** What is another than when the lines were added, before anything is ordered. */
export function ChangesNotice({ changes, onNoted }: ChangesNoticeProps) {
  if (changes.length === 0) return null;
  const note = () => {
    // The button goes with the notice.
    focusHeading();
    onNoted();
  };
  return (
    <section
      className={joinClasses(notice.notice, notice.warning, styles.place)}
      aria-labelledby="cart-changes"
    >
      <IconAlertTriangle className={notice.icon} aria-hidden />
      <div className={notice.words}>
        <h2 className={styles.title} id="cart-changes">
          {counted(changes.length, 'line')} changed since you added{' '}
          {changes.length === 1 ? 'it' : 'them'}
        </h2>
        <ul>
          {changes.map(({ id, name, texts }) => (
            <li key={id}>
              <b>{name}</b>: {texts.join(', ')}
            </li>
          ))}
        </ul>
      </div>
      <Button variant="secondary" size="sm" onClick={note}>
        Noted
      </Button>
    </section>
  );
}
