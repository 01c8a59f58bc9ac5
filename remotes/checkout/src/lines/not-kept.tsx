import { isKept } from '@evmandi/runtime';
import { IconAlertTriangle } from '@evmandi/ui/icons';
import { joinClasses } from '@evmandi/ui/join-classes';
import notice from '../notice.module.css';
import styles from './not-kept.module.css';

interface NotKeptProps {
  store: { persist: { getOptions: () => { name?: string } } };
  /** "your cart". */
  list: string;
}

/** Said while the browser's storage is full or forbidden: what is in the list goes with the tab. */
export function NotKept({ store, list }: NotKeptProps) {
  if (isKept(store.persist.getOptions().name ?? '')) return null;
  return (
    <p className={joinClasses(notice.notice, notice.warning, styles.place)} role="status">
      <IconAlertTriangle className={notice.icon} aria-hidden />
      This browser has no room for {list} or does not keep it. It lasts until you close this tab.
    </p>
  );
}
