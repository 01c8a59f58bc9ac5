import type { CorrectedStock, CorrectStock, StockRow } from '@evmandi/api/contract/stock';
import { counted } from '@evmandi/contract/domain/numbers';
import { CORRECTION_CAUSES, type CorrectionCause } from '@evmandi/contract/domain/stock';
import { Button } from '@evmandi/ui/button';
import { Select, TextInput } from '@evmandi/ui/controls';
import { Dialog } from '@evmandi/ui/dialog';
import { Form, FormFailure, FormField, SubmitButton } from '@evmandi/ui/form';
import { IconInfoCircle } from '@evmandi/ui/icons';
import { useChange } from '@evmandi/ui/use-change';
import { useState } from 'react';
import { useStaleList } from '../../clash/use-stale-list.ts';
import dialogs from '../../orders/panel/dialogs.module.css';
import { sendCorrection } from '../send-stock.ts';
import { piecesThat, signed, wholeIn } from '../words.ts';
import styles from './correct-dialog.module.css';
import {
  type Mode,
  onHandAfter,
  problemsOf,
  requestOf,
  type TypedCorrection,
} from './correction.ts';
import { CorrectionConflict } from './correction-conflict.tsx';

const CAUSES = Object.entries(CORRECTION_CAUSES) as [CorrectionCause, string][];
const MODES: [Mode, string][] = [
  ['counted', 'I counted the shelf'],
  ['difference', 'I know the difference'],
];

interface Props {
  row: StockRow;
  onDone: (done: CorrectedStock) => void;
  onClose: () => void;
}

/** Corrects what there is of a product; where somebody was faster, both values are there to choose from. */
export function CorrectDialog({ row, onDone, onClose }: Props) {
  const [mode, setMode] = useState<Mode>('counted');
  const [pieces, setPieces] = useState('');
  const [unsaved, setUnsaved] = useState(false);
  const [clash, setClash] = useState<{ typed: TypedCorrection; now: StockRow }>();
  useStaleList(clash);
  const change = useChange(
    ({ request }: { request: CorrectStock; typed: TypedCorrection }, { key }) =>
      sendCorrection(request, key),
    {
      check: ({ typed }) => problemsOf(typed, clash?.now ?? row),
      done: (outcome, { typed }) => {
        if ('done' in outcome) onDone(outcome.done);
        else setClash({ typed, now: outcome.conflict });
      },
    },
  );
  const send = (typed: TypedCorrection, read: StockRow) =>
    change.send({ request: requestOf(typed, read), typed });
  const after = onHandAfter({ mode, pieces: wholeIn(pieces) }, row);
  return (
    <>
      {clash && (
        <CorrectionConflict
          key={clash.now.onHand}
          {...clash}
          before={row}
          change={change}
          onSettle={(typed) => (typed ? void send(typed, clash.now) : onClose())}
          onBack={() => setClash(undefined)}
        />
      )}
      <Dialog
        title={`Correct the stock of ${row.product.name}`}
        description={`${row.product.sku}: ${counted(row.onHand, 'piece')} on the shelf${row.held > 0 ? `, ${row.held} of them held for orders` : ''}.`}
        unsaved={unsaved}
        onClose={onClose}
      >
        <Form
          change={{ ...change, send: (typed: TypedCorrection) => send(typed, row) }}
          read={(typed) => ({
            mode,
            pieces: wholeIn(pieces),
            cause: typed('cause') as CorrectionCause | '',
            note: typed('note').trim(),
          })}
          onChange={() => setUnsaved(true)}
        >
          <fieldset className={styles.modes}>
            <legend className={styles.legend}>What do you know?</legend>
            {MODES.map(([value, label]) => (
              <label key={value} className={styles.mode}>
                <input
                  className={styles.radio}
                  type="radio"
                  name="mode"
                  value={value}
                  checked={mode === value}
                  onChange={() => setMode(value)}
                />
                {label}
              </label>
            ))}
          </fieldset>
          <div className={dialogs.two}>
            {/* Another field for another thing: each has its own message. */}
            <FormField
              key={mode}
              name={mode}
              label={mode === 'counted' ? 'Pieces on the shelf' : 'More or fewer pieces'}
              hint={
                mode === 'counted' ? 'With those held for orders' : 'Fewer with a minus, such as -2'
              }
            >
              {(control) => (
                <TextInput
                  {...control}
                  inputMode={mode === 'counted' ? 'numeric' : 'text'}
                  autoComplete="off"
                  value={pieces}
                  onChange={({ target }) => setPieces(target.value)}
                />
              )}
            </FormField>
            <FormField name="cause" label="Reason">
              {(control) => (
                <Select {...control} defaultValue="">
                  <option value="">Choose one</option>
                  {CAUSES.map(([cause, words]) => (
                    <option key={cause} value={cause}>
                      {words}
                    </option>
                  ))}
                </Select>
              )}
            </FormField>
          </div>
          <FormField name="note" label="In words" optional>
            {(control) => <TextInput {...control} autoComplete="off" />}
          </FormField>
          <p className={dialogs.says} role="status">
            <IconInfoCircle size={20} aria-hidden />
            <span>{saysOf(row, after)}</span>
          </p>
          <FormFailure what="The stock was not corrected" />
          <div className={dialogs.buttons}>
            <Button variant="secondary" onClick={onClose}>
              Cancel
            </Button>
            <SubmitButton>Correct the stock</SubmitButton>
          </div>
        </Form>
      </Dialog>
    </>
  );
}

function saysOf(row: StockRow, after: number): string {
  if (Number.isNaN(after)) return 'Nothing is changed before you press the button.';
  const left = after - row.held;
  const given = Math.min(Math.max(0, after - row.onHand), row.waiting);
  const waits = given > 0 ? ` ${piecesThat(given, 'goes', 'go')} to orders that wait.` : '';
  if (left < 0) return `Orders hold ${counted(row.held, 'piece')}: there cannot be fewer.`;
  return `On the shelf ${row.onHand} becomes ${after} (${signed(after - row.onHand)}), left to sell ${row.left} becomes ${left - given}.${waits}`;
}
