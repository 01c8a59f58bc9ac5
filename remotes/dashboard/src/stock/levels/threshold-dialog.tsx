import type { StockRow } from '@evmandi/api/contract/stock';
import { MAX_QUANTITY } from '@evmandi/contract/domain/limits';
import { formatNumber } from '@evmandi/contract/domain/numbers';
import { Button } from '@evmandi/ui/button';
import { TextInput } from '@evmandi/ui/controls';
import { Dialog } from '@evmandi/ui/dialog';
import { Form, FormFailure, FormField, SubmitButton } from '@evmandi/ui/form';
import { useChange } from '@evmandi/ui/use-change';
import { useState } from 'react';
import { ConflictDialog } from '../../clash/conflict-dialog.tsx';
import { useStaleList } from '../../clash/use-stale-list.ts';
import dialogs from '../../orders/panel/dialogs.module.css';
import { sendThreshold } from '../send-stock.ts';
import { wholeIn } from '../words.ts';

interface Props {
  row: StockRow;
  onDone: (row: StockRow) => void;
  onClose: () => void;
}

const problemsOf = (lowAt: number): Record<string, string> =>
  lowAt >= 0 && lowAt <= MAX_QUANTITY
    ? {}
    : { lowAt: `Enter a whole number from 0 to ${formatNumber(MAX_QUANTITY)}` };

/** With how many pieces left a product is low. */
export function ThresholdDialog({ row, onDone, onClose }: Props) {
  const [unsaved, setUnsaved] = useState(false);
  const [clash, setClash] = useState<{ lowAt: number; now: StockRow }>();
  useStaleList(clash);
  const change = useChange(
    ({ lowAt, read }: { lowAt: number; read: StockRow }) => sendThreshold(read, lowAt),
    {
      check: ({ lowAt }) => problemsOf(lowAt),
      done: (outcome, { lowAt }) => {
        if ('done' in outcome) onDone(outcome.done);
        else setClash({ lowAt, now: outcome.conflict });
      },
    },
  );
  return (
    <>
      {clash && (
        <ConflictDialog
          key={clash.now.lowAt}
          title="Somebody changed this threshold"
          description={`It was ${row.lowAt} when you looked. Nothing of yours is lost: choose what holds.`}
          theirs="The threshold now"
          clashes={[
            {
              field: 'lowAt',
              label: 'Low at',
              mine: String(clash.lowAt),
              theirs: String(clash.now.lowAt),
            },
          ]}
          change={change}
          onSettle={(chosen) =>
            chosen.lowAt === 'mine'
              ? void change.send({ lowAt: clash.lowAt, read: clash.now })
              : onClose()
          }
          onBack={() => setClash(undefined)}
        />
      )}
      <Dialog
        title={`When ${row.product.name} is low`}
        description={`${row.product.sku}: low at ${row.lowAt}, ${row.left} left.`}
        unsaved={unsaved}
        onClose={onClose}
      >
        <Form
          change={{ ...change, send: (lowAt: number) => change.send({ lowAt, read: row }) }}
          read={(typed) => wholeIn(typed('lowAt'))}
          onChange={() => setUnsaved(true)}
        >
          <FormField
            name="lowAt"
            label="Low at"
            hint="With so many pieces left, or fewer, it is listed"
          >
            {(control) => (
              <TextInput
                {...control}
                inputMode="numeric"
                autoComplete="off"
                defaultValue={row.lowAt}
              />
            )}
          </FormField>
          <FormFailure what="The threshold was not changed" />
          <div className={dialogs.buttons}>
            <Button variant="secondary" onClick={onClose}>
              Cancel
            </Button>
            <SubmitButton>Save threshold</SubmitButton>
          </div>
        </Form>
      </Dialog>
    </>
  );
}
