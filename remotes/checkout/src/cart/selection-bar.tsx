import { counted } from '@evmandi/contract/domain/numbers';
import { useCart } from '@evmandi/runtime';
import { Button } from '@evmandi/ui/button';
import { Card } from '@evmandi/ui/card';
import { IconSquare, IconSquareCheck } from '@evmandi/ui/icons';
import { memo } from 'react';
import { selectInCart } from '../lines/line-operations.ts';
import styles from './selection-bar.module.css';

interface SelectionBarProps {
  lines: number;
  selected: number;
}

const selectAll = (on: boolean) =>
  selectInCart(
    useCart.getState().lines.map(({ id }) => id),
    on,
  );

export const SelectionBar = memo(function SelectionBar({ lines, selected }: SelectionBarProps) {
  return (
    <Card className={styles.bar}>
      <Button variant="ghost" size="sm" onClick={() => selectAll(true)}>
        <IconSquareCheck aria-hidden />
        Select all
      </Button>
      <Button variant="ghost" size="sm" onClick={() => selectAll(false)}>
        <IconSquare aria-hidden />
        Deselect all
      </Button>
      <p className={styles.count}>
        {selected} of {counted(lines, 'line')} selected
      </p>
    </Card>
  );
});
