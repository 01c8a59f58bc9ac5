import { Button } from '@evmandi/ui/button';
import { IconAdjustmentsHorizontal } from '@evmandi/ui/icons';
import type { OnDemand } from '@evmandi/ui/use-on-demand';
import styles from './filter-button.module.css';
import type { FilterSheetProps } from './filter-sheet.tsx';

export interface FilterButtonProps {
  active: number;
  sheet: Pick<OnDemand<FilterSheetProps>, 'open' | 'intent'>;
}

/** Opens the sheet under 1100 px; without script, a link to the filters below the products. */
export function FilterButton({ active, sheet }: FilterButtonProps) {
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        className={styles.button}
        aria-haspopup="dialog"
        {...sheet.intent}
        onClick={sheet.open}
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
