import { Button } from '@evmandi/ui/button';
import { IconPrinter, IconTrash } from '@evmandi/ui/icons';
import { printPage } from '@evmandi/ui/print-page';
import { Link } from 'react-router-dom';
import { links } from '../links.ts';
import styles from './comparison-tools.module.css';
import type { RowFilter } from './rows.ts';

interface ComparisonToolsProps {
  ids: readonly string[];
  filter: RowFilter;
  onToggle: (name: keyof RowFilter) => void;
  /** Left out for a comparison that is not the own. */
  onClear: (() => void) | undefined;
}

export function ComparisonTools({ ids, filter, onToggle, onClear }: ComparisonToolsProps) {
  return (
    <div className={styles.tools}>
      <div className={styles.toggles}>
        <Toggle pressed={filter.differences} onPress={() => onToggle('differences')}>
          Show Differences
        </Toggle>
        <Toggle pressed={filter.similarities} onPress={() => onToggle('similarities')}>
          Show Similarities
        </Toggle>
      </div>
      <div className={styles.right}>
        {onClear && (
          <Link
            className={styles.link}
            to={links.comparisonOf(ids.join(','))}
            replace
            preventScrollReset
          >
            Link to this comparison
          </Link>
        )}
        <Button variant="secondary" className={styles.button} onClick={printPage}>
          <IconPrinter aria-hidden />
          Print
        </Button>
        {onClear && (
          <Button variant="secondary" className={styles.button} onClick={onClear}>
            <IconTrash aria-hidden />
            Clear all
          </Button>
        )}
      </div>
    </div>
  );
}

interface ToggleProps {
  pressed: boolean;
  onPress: () => void;
  children: string;
}

function Toggle({ pressed, onPress, children }: ToggleProps) {
  return (
    <button type="button" className={styles.toggle} aria-pressed={pressed} onClick={onPress}>
      <span className={styles.switch} aria-hidden="true" />
      {children}
    </button>
  );
}
