import { Button } from '@evmandi/ui/button';
import { IconAdjustmentsHorizontal } from '@evmandi/ui/icons';
import styles from './filter-button.module.css';

interface FilterButtonProps {
  active: number;
  onOpen: () => void;
}

/** Opens the sheet under 1100 px; without script, a link to the filters below the products. */
export function FilterButton({ active, onOpen }: FilterButtonProps) {
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        className={styles.button}
        aria-haspopup="dialog"
        onClick={onOpen}
      >
        <IconAdjustmentsHorizontal aria-hidden />
        Filters{active > 0 && ` (${active})`}
      </Button>
      <noscript>
        <a className={styles.link} href="#filters">
          Filters
        </a>
      </noscript>
    </>
  );
}
