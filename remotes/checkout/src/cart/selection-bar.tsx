import { counted } from '@evmandi/contract/domain/numbers';
import { Button } from '@evmandi/ui/button';
import { Card } from '@evmandi/ui/card';
import { IconSquare, IconSquareCheck } from '@evmandi/ui/icons';

import styles from './selection-bar.module.css';

interface SelectionBarProps {
  lines: number;
  selected: number;
  onSelectAll: () => void;
  onDeselectAll: () => void;
}

export function SelectionBar({ lines, selected, onSelectAll, onDeselectAll }: SelectionBarProps) {
  return (
    <Card className={styles.bar}>
      <Button variant="ghost" size="sm" onClick={onSelectAll}>
        <IconSquareCheck aria-hidden />
        Select all
      </Button>
      <Button variant="ghost" size="sm" onClick={onDeselectAll}>
        <IconSquare aria-hidden />
        Deselect all
      </Button>
      <p className={styles.count}>
        {selected} of {counted(lines, 'line')} selected
      </p>
    </Card>
  );
}
