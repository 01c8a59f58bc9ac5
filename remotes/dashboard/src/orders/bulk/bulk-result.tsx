import type { AdminOrder } from '@evmandi/api/contract/admin-orders';
import { counted } from '@evmandi/contract/domain/numbers';
import { IconButton } from '@evmandi/ui/icon-button';
import { IconCircleCheck, IconX } from '@evmandi/ui/icons';
import { UndoButton } from '../undo/undo-button.tsx';
import styles from './bulk-bar.module.css';
import { resultText } from './bulk-words.ts';
import type { Bulk, BulkResult as Result } from './use-bulk.ts';

interface Props {
  result: Result;
  bulk: Bulk;
  rows: readonly AdminOrder[];
  onPrint: (kind: 'slips' | 'invoices', numbers: readonly string[]) => void;
  onSelect: (numbers: readonly string[]) => void;
}

/** What became of each of the orders, in place of the bar, with Undo for those that were changed. */
export function BulkResult({ result, bulk, rows, onPrint, onSelect }: Props) {
  const { action, results, until } = result;
  const skipped = results.filter(({ done }) => !done);
  const done = results.filter((one) => one.done).map(({ number }) => number);
  const nameOf = (number: string) =>
    rows.find(({ orderNumber }) => orderNumber === number)?.customer.name;
  return (
    <section
      className={`${styles.bar} ${styles.result}`}
      data-surface="inverse"
      aria-label="Result"
    >
      <IconCircleCheck className={styles.sign} aria-hidden />
      <p className={styles.words} role="status">
        {resultText(action, results)}
      </p>
      <UndoButton until={until} busy={bulk.busy} onUndo={bulk.undo} />
      <IconButton label="Close the result" className={styles.close} onClick={bulk.close}>
        <IconX aria-hidden />
      </IconButton>
      {skipped.length > 0 && (
        <ul className={styles.skipped} aria-label="Skipped orders">
          {skipped.map(({ number, message }) => (
            <li key={number} className={styles.one}>
              <b>#{number}</b> <span>{nameOf(number)}</span>
              <span className={styles.why}>{message}</span>
            </li>
          ))}
        </ul>
      )}
      <p className={styles.next}>
        {action === 'ship' && done.length > 0 && (
          <button type="button" className={styles.link} onClick={() => onPrint('slips', done)}>
            Print {counted(done.length, 'packing slip')}
          </button>
        )}
        {skipped.length > 0 && (
          <button
            type="button"
            className={styles.link}
            onClick={() => onSelect(skipped.map(({ number }) => number))}
          >
            Select the {skipped.length} skipped
          </button>
        )}
      </p>
    </section>
  );
}
