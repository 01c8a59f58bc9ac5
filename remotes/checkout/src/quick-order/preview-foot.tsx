import { counted } from '@evmandi/contract/domain/numbers';
import { Button } from '@evmandi/ui/button';
import styles from './quick-order-dialog.module.css';
import type { RowList } from './row-list.ts';
import { summaryOf } from './rows.ts';
import { useRowList } from './use-row-list.ts';

interface PreviewFootProps {
  list: RowList;
  onCancel: () => void;
  onApply: () => void;
}

export function PreviewFoot({ list, onCancel, onApply }: PreviewFootProps) {
  const rows = useRowList(list);
  const asking = rows.some(({ verdict }) => verdict.state === 'asking');
  return (
    <>
      <p className={styles.summary}>Rows with errors are left out and stay listed in the form</p>
      <Button className={styles.action} variant="secondary" onClick={onCancel}>
        Cancel
      </Button>
      <Button className={styles.action} busy={asking} onClick={onApply}>
        Apply {counted(summaryOf(rows).good, 'row')}
      </Button>
    </>
  );
}
