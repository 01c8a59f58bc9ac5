import { counted } from '@evmandi/contract/domain/numbers';
import { Button } from '@evmandi/ui/button';
import { Checkbox } from '@evmandi/ui/checkbox';
import { IconDownload } from '@evmandi/ui/icons';
import { joinClasses } from '@evmandi/ui/join-classes';
import { Table, type Column as TableColumn } from '@evmandi/ui/table';
import { useEffect, useRef, useState } from 'react';
import styles from './preview.module.css';
import { PreviewRow } from './preview-row.tsx';
import type { RowList } from './row-list.ts';
import { problemsOf, summaryOf } from './rows.ts';
import { failedRowsFile, saveFile } from './save-rows.ts';
import { useRowList } from './use-row-list.ts';

const COLUMNS: readonly TableColumn[] = [
  { label: 'Row', className: styles.line },
  { label: 'Item Number', className: styles.item },
  { label: 'Quantity', className: styles.quantity },
  { label: 'Unit', className: styles.unit },
  { label: 'Result' },
];
const FAILED_ROWS = 'rows-to-correct.csv';

interface PreviewProps {
  /** What the rows are of: a file's name, "pasted rows". */
  title: string;
  list: RowList;
}

/** Rows of a file before they go into the form. */
export function Preview({ title, list }: PreviewProps) {
  const rows = useRowList(list);
  const [onlyWrong, setOnlyWrong] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const { good, warned, wrong } = summaryOf(rows);
  const asking = rows.some(({ verdict }) => verdict.state === 'asking');
  const answered = rows.some(({ verdict }) => verdict.state === 'judged');
  const mended = rows.some((row) => row.mended);

  useEffect(() => {
    heading.current?.focus();
    void list.ask(() => true);
  }, [list]);

  return (
    <section aria-labelledby="quick-order-preview">
      <h3 ref={heading} id="quick-order-preview" className={styles.title} tabIndex={-1}>
        Preview of {title}
      </h3>
      <p className={styles.counts} role="status">
        {asking && !answered && `Checking ${counted(rows.length, 'row')}`}
        {answered && (
          <>
            <span className={joinClasses(styles.count, styles.good)}>
              {counted(good, 'row')} ready
            </span>
            {warned > 0 && (
              <span className={joinClasses(styles.count, styles.warned)}>
                {warned} of them with a warning
              </span>
            )}
            {wrong > 0 && (
              <span className={joinClasses(styles.count, styles.wrong)}>
                {counted(wrong, 'row')} with errors
              </span>
            )}
          </>
        )}
      </p>
      {asking && !answered && <progress className={styles.progress} aria-label="Checking rows" />}
      {(mended || wrong > 0) && (
        <div className={styles.tools}>
          <Checkbox
            label="Only rows that had errors"
            checked={onlyWrong}
            onChange={({ target }) => setOnlyWrong(target.checked)}
          />
          {wrong > 0 && (
            <Button
              variant="ghost"
              size="sm"
              onClick={() => {
                const failed = rows.filter((row) => problemsOf(row).length > 0);
                saveFile(FAILED_ROWS, failedRowsFile(failed));
              }}
            >
              <IconDownload aria-hidden />
              Download rows with errors
            </Button>
          )}
        </div>
      )}
      <div className={styles.box}>
        <Table caption={`Rows of ${title}`} columns={COLUMNS} cardsBelow="36rem">
          {rows
            .filter((row) => !onlyWrong || row.mended || problemsOf(row).length > 0)
            .map((row) => (
              <PreviewRow key={row.key} row={row} list={list} />
            ))}
        </Table>
      </div>
    </section>
  );
}
