import { Button } from '@evmandi/ui/button';
import { TextInput } from '@evmandi/ui/controls';
import { Dialog } from '@evmandi/ui/dialog';
import { Form, FormFailure, FormField, SubmitButton } from '@evmandi/ui/form';
import styles from './card-screen.module.css';
import type { Part } from './part-row.tsx';
import { type CardWork, useMove } from './use-card.ts';

interface Props {
  work: CardWork;
  part: Part;
  onClose: () => void;
}

/** Asks how many pieces go back to the stock: all that are taken, unless fewer are meant. */
export function GiveBackDialog({ work, part, onClose }: Props) {
  const { productId, name, taken } = part;
  const change = useMove(work, onClose);
  const words = `Enter a number from 1 to ${taken}`;
  return (
    <Dialog
      title="Give back to stock"
      description={`${name}: ${taken} taken. What is given back is wanted no longer.`}
      onClose={onClose}
    >
      <Form
        change={change}
        read={(typed) => ({
          kind: 'returns' as const,
          part: { productId, quantity: Number(typed('quantity')) },
        })}
      >
        <FormField name="quantity" label="Pieces" hint={words}>
          {(control) => (
            <TextInput {...control} inputMode="numeric" autoComplete="off" defaultValue={taken} />
          )}
        </FormField>
        <FormFailure what="Nothing was given back" />
        <div className={styles.buttons}>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton>Give back</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
