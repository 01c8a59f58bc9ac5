import type { ProductCard } from '@evmandi/api/contract/catalog';
import { availabilityText } from '@evmandi/contract/domain/availability';
import { formatDollars } from '@evmandi/contract/domain/money';
import { UNITS, type Unit, unitLabel } from '@evmandi/contract/domain/units';
import { getConfig } from '@evmandi/runtime';
import { Button } from '@evmandi/ui/button';
import { Select, TextInput } from '@evmandi/ui/field';
import { joinClasses } from '@evmandi/ui/join-classes';
import { Cell, Row as TableRow } from '@evmandi/ui/table';
import type { KeyboardEvent } from 'react';
import { ProductCombobox } from '../products/product-combobox.tsx';
import styles from './order-row.module.css';
import {
  isBlank,
  type Lookup,
  linePrice,
  problemOf,
  productOf,
  type Row,
  unitOf,
  withText,
} from './rows.ts';
import { useLookup } from './use-lookup.ts';

const MOST_ATTRIBUTES = 3;

interface OrderRowProps {
  row: Row;
  /** From 1. */
  number: number;
  onChange: (next: (row: Row) => Row) => void;
  onLookup: (lookup: Lookup) => void;
  onPick: (product: ProductCard) => void;
  onSettle: () => void;
  onNext: () => void;
}

export function OrderRow(props: OrderRowProps) {
  const { row, number, onChange, onLookup, onPick, onSettle, onNext } = props;
  const { rupeesPerDollar } = getConfig();
  useLookup(row, onLookup);
  const product = productOf(row);
  const problem = row.refusal ?? problemOf(row);
  const wrongItem = problem !== null && !product;
  const noteId = `quick-order-note-${row.key}`;
  const price = linePrice(row);
  const dollars = (paise: number) => formatDollars(paise, rupeesPerDollar);
  const next = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    onNext();
  };

  return (
    <TableRow className={styles.row}>
      <Cell className={joinClasses(styles.cell, styles.item)}>
        <ProductCombobox
          id={`quick-order-item-${row.key}`}
          className={styles.input}
          aria-label={`Item number, row ${number}`}
          aria-describedby={noteId}
          aria-invalid={wrongItem || undefined}
          placeholder="Enter SKU or name of product"
          text={row.text}
          onText={(text) => onChange((last) => withText(last, text))}
          onPick={onPick}
          onEnter={onNext}
          onLeave={onSettle}
          priceOf={({ price: paise }) => dollars(paise)}
        />
        <p id={noteId} className={styles.note}>
          {row.lookup.state === 'looking' && <span>Looking it up</span>}
          {product && (
            <>
              <span>{product.name}</span>
              {product.highlights.slice(0, MOST_ATTRIBUTES).map((highlight) => (
                <span key={highlight}>{highlight}</span>
              ))}
              <span>{availabilityText(product)}</span>
            </>
          )}
          {problem && <span className={styles.problem}>{problem}</span>}
        </p>
        {row.lookup.state === 'refused' && row.lookup.again && (
          <Button variant="ghost" size="sm" onClick={onSettle}>
            Retry
          </Button>
        )}
      </Cell>
      <Cell className={styles.cell}>
        <TextInput
          className={styles.field}
          inputMode="numeric"
          autoComplete="off"
          aria-label={`Quantity, row ${number}`}
          aria-describedby={noteId}
          aria-invalid={(product && problem?.includes('quantity')) || undefined}
          value={row.quantity}
          onKeyDown={next}
          onChange={({ target }) =>
            onChange((last) => ({ ...last, quantity: target.value, refusal: null }))
          }
        />
      </Cell>
      <Cell className={styles.cell}>
        <Select
          aria-label={`Unit, row ${number}`}
          value={unitOf(row)}
          onChange={({ target }) =>
            onChange((last) => ({ ...last, unit: target.value as Unit, refusal: null }))
          }
        >
          {UNITS.map((unit) => (
            <option key={unit} value={unit}>
              {unitLabel(unit)}
            </option>
          ))}
        </Select>
      </Cell>
      <Cell className={joinClasses(styles.cell, styles.price)}>
        {price !== null && product && !isBlank(row) ? (
          <>
            <b className={styles.amount}>{dollars(price)}</b>
            <span className={styles.each}>{dollars(product.price)} each</span>
          </>
        ) : (
          'unavailable'
        )}
      </Cell>
    </TableRow>
  );
}
