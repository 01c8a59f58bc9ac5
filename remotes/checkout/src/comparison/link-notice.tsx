import { COMPARISON_FULL } from '@evmandi/contract/domain/list-texts';
import { counted } from '@evmandi/contract/domain/numbers';
import { Button } from '@evmandi/ui/button';
import { focusHeading } from '@evmandi/ui/focus-neighbour';
import { IconInfoCircle } from '@evmandi/ui/icons';
import { joinClasses } from '@evmandi/ui/join-classes';
import notice from '../notice.module.css';
import styles from './link-notice.module.css';

interface LinkNoticeProps {
  ids: readonly string[];
  ownCount: number;
  tooMany: boolean;
  keep: () => void;
  leave: () => void;
}

/** Above the comparison of a link: whose it is, and what can be done with it. */
export function LinkNotice({ ids, ownCount, tooMany, keep, leave }: LinkNoticeProps) {
  // The buttons go with the notice.
  const then = (what: () => void) => () => {
    focusHeading();
    what();
  };
  const own = ownCount > 0 ? ` Yours has ${counted(ownCount, 'product')}.` : '';
  return (
    <div className={joinClasses(notice.notice, notice.info, styles.place)}>
      <IconInfoCircle className={notice.icon} aria-hidden />
      <p className={notice.words}>
        {tooMany && <b>{COMPARISON_FULL}</b>}
        <span>
          This comparison of {counted(ids.length, 'product')} came with the link.{own}
        </span>
      </p>
      <div className={styles.actions}>
        <Button variant="secondary" size="sm" onClick={then(keep)}>
          {ownCount > 0 ? 'Replace mine with it' : 'Keep it as mine'}
        </Button>
        {ownCount > 0 && (
          <Button variant="ghost" size="sm" onClick={then(leave)}>
            Show mine
          </Button>
        )}
      </div>
    </div>
  );
}
