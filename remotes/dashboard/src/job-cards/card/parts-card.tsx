import { Card } from '@evmandi/ui/card';
import { Table } from '@evmandi/ui/table';
import { useRef, useState } from 'react';
import styles from './card-screen.module.css';
import { GiveBackDialog } from './give-back-dialog.tsx';
import { mayWork } from './may-work.ts';
import { type Part, PartRow } from './part-row.tsx';
import parts from './parts-card.module.css';
import { TakePart } from './take-part.tsx';
import type { CardWork } from './use-card.ts';

const COLUMNS = [
  { label: 'Part', className: parts.first },
  { label: 'Taken', className: parts.number },
  { label: 'Net', className: parts.number },
  { label: 'Actions', hidden: true },
];

/** Parts that the work takes: each leaves the stock at once, and comes back to it once. */
export function PartsCard({ work }: { work: CardWork }) {
  const { card } = work;
  const may = mayWork(card);
  const [text, setText] = useState('');
  const [returning, setReturning] = useState<Part>();
  const field = useRef<HTMLInputElement>(null);
  const offer = ({ name }: Part) => {
    // Words name a kind of part, numbers a measure that the other one need not have.
    setText(name.replace(/\b\S*\d\S*\b.*$/, '').trim() || name);
    field.current?.focus();
  };
  return (
    <Card as="section" className={parts.card} aria-labelledby="card-parts">
      <div className={parts.head}>
        <div className={styles.bar}>
          <h2 className={styles.heading} id="card-parts">
            Parts
          </h2>
          {may && <span className={styles.small}>Taken from the stock at once</span>}
        </div>
        {may && <TakePart work={work} text={text} onText={setText} inputRef={field} />}
      </div>
      {card.parts.length > 0 ? (
        <Table caption="Parts of the card" columns={COLUMNS} cardsBelow="36rem">
          {card.parts.map((part) => (
            <PartRow
              key={part.productId}
              part={part}
              work={work}
              onGiveBack={() => setReturning(part)}
              onOffer={() => offer(part)}
            />
          ))}
        </Table>
      ) : (
        <p className={parts.none}>No part is wanted or taken.</p>
      )}
      {returning && (
        <GiveBackDialog work={work} part={returning} onClose={() => setReturning(undefined)} />
      )}
    </Card>
  );
}
