import type { WorkshopPart } from '@evmandi/api/contract/workshop';
import { visitorText } from '@evmandi/runtime';
import { Button } from '@evmandi/ui/button';
import { TextInput } from '@evmandi/ui/controls';
import { Field } from '@evmandi/ui/field';
import { IconPlus } from '@evmandi/ui/icons';
import { type FormEvent, type RefObject, useState } from 'react';
import { PartCombobox } from '../part-combobox.tsx';
import { findParts, isSku } from '../read-parts.ts';
import { FailureLine } from './failure-line.tsx';
import styles from './parts-card.module.css';
import { type CardWork, useMove } from './use-card.ts';

interface Props {
  work: CardWork;
  text: string;
  onText: (text: string) => void;
  inputRef: RefObject<HTMLInputElement | null>;
}

const quantityOf = (text: string) => {
  const quantity = /^\d+$/.test(text.trim()) ? Number(text) : 0;
  return quantity >= 1 && quantity <= 999 ? quantity : undefined;
};

/** Takes a part by its number or name, typed, chosen or scanned, without a mouse. */
export function TakePart({ work, text, onText, inputRef }: Props) {
  const [chosen, setChosen] = useState<WorkshopPart>();
  const [pieces, setPieces] = useState('1');
  const [problem, setProblem] = useState('');
  const [looking, setLooking] = useState(false);
  const move = useMove(work, () => {
    onText('');
    setChosen(undefined);
    setPieces('1');
    inputRef.current?.focus();
  });
  const quantity = quantityOf(pieces);

  /** What was chosen, or the part whose whole number was typed or scanned. */
  async function named(): Promise<WorkshopPart | undefined> {
    if (chosen && chosen.name === text) return chosen;
    const parts = await findParts(text.trim());
    return parts.find(({ sku }) => isSku(sku, text)) ?? (parts.length === 1 ? parts[0] : undefined);
  }
  const take = async () => {
    if (text.trim() === '') {
      setProblem('Enter a part number or a name');
      inputRef.current?.focus();
      return;
    }
    if (quantity === undefined || looking) return;
    setLooking(true);
    setProblem('');
    try {
      const part = await named();
      if (part) {
        await move.send({ kind: 'takes', part: { productId: part.productId, quantity } });
      } else {
        setProblem('No part has this number: choose one from the list');
        inputRef.current?.focus();
      }
    } catch (error) {
      setProblem(`The part could not be looked up: ${visitorText(error)}. Take it again.`);
    } finally {
      setLooking(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void take();
  };
  return (
    <>
      <form className={styles.take} noValidate onSubmit={submit}>
        <Field label="Part" error={problem}>
          {(control) => (
            <PartCombobox
              {...control}
              inputRef={inputRef}
              text={text}
              onText={(next) => {
                setProblem('');
                onText(next);
              }}
              onPick={(part) => {
                setChosen(part);
                onText(part.name);
              }}
              onEnter={() => void take()}
            />
          )}
        </Field>
        <Field label="Pieces" error={quantity === undefined ? 'From 1 to 999' : ''}>
          {(control) => (
            <TextInput
              {...control}
              inputMode="numeric"
              autoComplete="off"
              value={pieces}
              onChange={({ target }) => setPieces(target.value)}
            />
          )}
        </Field>
        <Button type="submit" className={styles.submit} busy={looking || move.busy}>
          <IconPlus size={20} aria-hidden />
          Take
        </Button>
      </form>
      <FailureLine what="Nothing was taken" change={move} onRetry={() => void take()} />
    </>
  );
}
