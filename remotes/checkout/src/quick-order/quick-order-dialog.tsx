import { counted, formatNumber } from '@evmandi/contract/domain/numbers';
import { MAX_QUICK_ORDER_ROWS } from '@evmandi/contract/domain/quick-order';
import type { SlotProps } from '@evmandi/contract/platform/slots';
import { loadCode, visitorText } from '@evmandi/runtime';
import { Button } from '@evmandi/ui/button';
import { Dialog } from '@evmandi/ui/dialog';
import { IconPlus } from '@evmandi/ui/icons';
import { useCallback, useState } from 'react';
import type { Column } from './columns.ts';
import { FormFoot } from './form-foot.tsx';
import { addRow, formRows, pasteBlock, receiveRows } from './order-form.ts';
import { focusItem, OrderTable } from './order-table.tsx';
import { Preview } from './preview.tsx';
import { PreviewFoot } from './preview-foot.tsx';
import styles from './quick-order-dialog.module.css';
import { createRowList, type RowList } from './row-list.ts';
import { FIRST_ROWS, newRow, problemsOf } from './rows.ts';
import type { SheetRow } from './sheet-rows.ts';
import { UnreadableFile } from './unreadable-file.ts';
import { UploadPanel } from './upload-panel.tsx';
import { useOrderActions } from './use-order-actions.ts';
import { useUpload } from './use-upload.ts';

/** What is said of rows that the form had no room for; empty when it had. */
const leftOut = (surplus: number) =>
  surplus > 0
    ? `The form takes ${formatNumber(MAX_QUICK_ORDER_ROWS)} rows, ${counted(surplus, 'row')} left out`
    : '';

interface Shown {
  title: string;
  list: RowList;
}

export function QuickOrderDialog({ onClose }: SlotProps['header.quick-order']) {
  const [shown, setShown] = useState<Shown | null>(null);
  const actions = useOrderActions(onClose);
  const { say } = actions;

  const preview = useCallback((title: string, rows: readonly SheetRow[]) => {
    const list = createRowList(rows.map(({ line, ...cells }, key) => newRow(key, cells, line)));
    setShown({ title, list });
  }, []);
  const { upload, read } = useUpload(preview);

  const paste = useCallback(
    async (key: number, column: Column, text: string) => {
      try {
        const load = () => import('./read-block.ts');
        const block = (await loadCode(load, 'checkout/paste')).readBlock(text, column);
        say('');
        if (block.kind === 'rows' && block.rows.length > FIRST_ROWS) {
          preview('pasted rows', block.rows);
          return;
        }
        const cells =
          block.kind === 'cells' ? block.cells : block.rows.map(({ line: _, ...row }) => row);
        say(leftOut(pasteBlock(key, cells)));
      } catch (error) {
        say(error instanceof UnreadableFile ? error.message : visitorText(error));
      }
    },
    [preview, say],
  );

  const apply = (list: RowList) => {
    const surplus = receiveRows(list.get());
    setShown(null);
    say(leftOut(surplus));
    const wrong = formRows.get().find((row) => problemsOf(row).length > 0);
    focusItem((wrong ?? formRows.get().at(-1))?.key ?? null);
  };

  return (
    <Dialog
      className={styles.dialog}
      title="Quick order form"
      description={
        shown ? 'Check the rows, then apply' : 'Type part numbers, press Enter for the next row'
      }
      closeLabel="Close quick order form"
      bodyClassName={styles.body}
      footerClassName={styles.foot}
      initialFocus="[role=combobox]"
      onClose={onClose}
      footer={
        shown ? (
          <PreviewFoot
            list={shown.list}
            onCancel={() => {
              setShown(null);
              focusItem(formRows.get()[0]?.key ?? null);
            }}
            onApply={() => apply(shown.list)}
          />
        ) : (
          <FormFoot actions={actions} />
        )
      }
    >
      <div className={styles.columns}>
        <div className={styles.rows}>
          {shown ? (
            <Preview title={shown.title} list={shown.list} />
          ) : (
            <>
              <OrderTable onPaste={paste} />
              <Button variant="ghost" size="sm" onClick={() => focusItem(addRow())}>
                <IconPlus aria-hidden />
                More rows
              </Button>
            </>
          )}
        </div>
        <UploadPanel upload={upload} onFile={read} />
      </div>
    </Dialog>
  );
}
