import type { WorkshopPart } from '@evmandi/api/contract/workshop';
import { pictureAddress } from '@evmandi/runtime';
import { Button } from '@evmandi/ui/button';
import { Card } from '@evmandi/ui/card';
import { Chip } from '@evmandi/ui/chip';
import { TextInput } from '@evmandi/ui/controls';
import { Field } from '@evmandi/ui/field';
import { FormField } from '@evmandi/ui/form';
import { IconPlus } from '@evmandi/ui/icons';
import { Media } from '@evmandi/ui/media';
import { Picture } from '@evmandi/ui/picture';
import { Dot } from '@evmandi/ui/pill';
import { Cell, Row, RowHeader, Table } from '@evmandi/ui/table';
import { useRead } from '@evmandi/ui/use-read';
import { VisuallyHidden } from '@evmandi/ui/visually-hidden';
import { useState } from 'react';
import parts from '../card/parts-card.module.css';
import { PartCombobox, stockText } from '../part-combobox.tsx';
import { findParts, isSku, proposeParts } from '../read-parts.ts';
import type { WantedPart } from './draft.ts';
import styles from './new-card.module.css';
import type { FieldsProps } from './vehicle-fields.tsx';

const SHORTEST_WORDS = 4;
const SETTLED = { delayMs: 600 };

const COLUMNS = [
  { label: 'Part', className: parts.first },
  { label: 'Pieces', className: parts.number },
  { label: 'Stock' },
  { label: 'Actions', hidden: true },
];

/** Parts that the work will take; none leaves the stock before it is taken. */
export function PartsWanted({ draft, set }: FieldsProps) {
  const wanted = draft.parts;
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');
  const words = draft.complaints.join(' ').trim();
  const proposals = useRead(
    words.length >= SHORTEST_WORDS ? `parts for ${words}` : null,
    (signal) => proposeParts(words, signal),
    SETTLED,
  );
  const has = ({ productId }: WorkshopPart) =>
    wanted.some(({ part }) => part.productId === productId);
  const proposed = (proposals.data ?? []).filter((part) => !has(part));

  const want = (part: WorkshopPart) => {
    setText('');
    setProblem('');
    if (has(part)) setProblem(`${part.name} is below already: change its pieces`);
    else set({ parts: [...wanted, { part, quantity: '1' }] });
  };
  const enter = async () => {
    if (text.trim() === '') return;
    try {
      const found = await findParts(text.trim());
      const part = found.find(({ sku }) => isSku(sku, text)) ?? found[0];
      if (part && (found.length === 1 || isSku(part.sku, text))) want(part);
      else setProblem('Choose one of the parts that are proposed');
    } catch {
      setProblem('The part could not be looked up: press Enter again');
    }
  };
  return (
    <Card as="section" className={parts.card} aria-labelledby="new-parts">
      <div className={parts.head}>
        <h2 className={styles.heading} id="new-parts">
          Parts wanted
        </h2>
        <Field label="Add a part" error={problem}>
          {(control) => (
            <PartCombobox
              {...control}
              text={text}
              onText={(next) => {
                setProblem('');
                setText(next);
              }}
              onPick={want}
              onEnter={() => void enter()}
            />
          )}
        </Field>
        {proposed.length > 0 && (
          <>
            <p className={styles.small}>Suggestions come from the words of the complaints</p>
            <div className={styles.chips}>
              {proposed.map((part) => (
                <Chip key={part.productId} className={styles.proposal} onClick={() => want(part)}>
                  <IconPlus size={16} aria-hidden />
                  <VisuallyHidden>Add </VisuallyHidden>
                  {part.name}
                </Chip>
              ))}
            </div>
          </>
        )}
      </div>
      {wanted.length > 0 ? (
        <Table caption="Parts wanted" columns={COLUMNS} cardsBelow="36rem">
          {wanted.map((one, index) => (
            <WantedRow
              key={one.part.productId}
              wanted={one}
              name={`parts.${index}.quantity`}
              onQuantity={(quantity) =>
                set({
                  parts: wanted.map((other) => (other === one ? { ...one, quantity } : other)),
                })
              }
              onRemove={() => set({ parts: wanted.filter((other) => other !== one) })}
            />
          ))}
        </Table>
      ) : (
        <p className={parts.none}>No part is wanted yet.</p>
      )}
    </Card>
  );
}

interface RowProps {
  wanted: WantedPart;
  /** Of the field, as the server calls it. */
  name: string;
  onQuantity: (quantity: string) => void;
  onRemove: () => void;
}

function WantedRow({ wanted: { part, quantity }, name, onQuantity, onRemove }: RowProps) {
  const short = part.stock < Number(quantity);
  return (
    <Row className={parts.row}>
      <RowHeader className={parts.first}>
        <span className={parts.item}>
          <Media className={parts.media}>
            <Picture src={pictureAddress(part.picture.path)} alt="" width={52} height={42} />
          </Media>
          <span>
            <span className={parts.name}>{part.name}</span>
            <span className={parts.small}>{part.sku}</span>
          </span>
        </span>
      </RowHeader>
      <Cell>
        <FormField name={name} label={<VisuallyHidden>Pieces of {part.name}</VisuallyHidden>}>
          {(control) => (
            <TextInput
              {...control}
              className={styles.pieces}
              inputMode="numeric"
              autoComplete="off"
              value={quantity}
              onChange={({ target }) => onQuantity(target.value)}
            />
          )}
        </FormField>
      </Cell>
      <Cell label="Stock">
        <Dot tone={short ? 'delay' : 'in-stock'}>
          {short && part.stock > 0 ? `Waits, ${part.stock} of ${quantity} now` : stockText(part)}
        </Dot>
      </Cell>
      <Cell>
        <span className={parts.actions}>
          <Button size="sm" variant="ghost" onClick={onRemove}>
            Remove
            <VisuallyHidden> {part.name}</VisuallyHidden>
          </Button>
        </span>
      </Cell>
    </Row>
  );
}
