import type { PartVehicle, PartVehicles } from '@evmandi/api/contract/fitment';
import { counted, formatNumber } from '@evmandi/contract/domain/numbers';
import { errorMessage, read, useGarage } from '@evmandi/runtime';
import { Button } from '@evmandi/ui/button';
import { Card } from '@evmandi/ui/card';
import { SearchField } from '@evmandi/ui/search-field';
import { Cell, Row, RowHeader, Table } from '@evmandi/ui/table';
import { useRead } from '@evmandi/ui/use-read';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { POSITION_TEXTS, yearsOf } from './fit-lines.ts';
import styles from './fit-table.module.css';
import { inGarage } from './in-garage.ts';

const COLUMNS = ['Vehicle', 'Years', 'Position', 'Per vehicle', 'Note'].map((label) => ({ label }));
const ALL = 100;
const REST_MS = 250;

function VehicleRow({ fit, own }: { fit: PartVehicle; own: number }) {
  const { make, model, variant, path, position, quantity, note } = fit;
  return (
    <Row className={own > 0 ? styles.mine : undefined}>
      <RowHeader>
        <Link className={styles.vehicle} to={path}>
          {make} {model}
          {variant && `, ${variant}`}
        </Link>
        {own > 0 && <span className={styles.own}>{formatNumber(own)} in your garage</span>}
      </RowHeader>
      <Cell label="Years">{yearsOf(fit)}</Cell>
      <Cell label="Position">{position ? POSITION_TEXTS[position] : 'One place'}</Cell>
      <Cell label="Per vehicle">{quantity}</Cell>
      <Cell label="Note">{note || 'None'}</Cell>
    </Row>
  );
}

interface FitTableProps {
  productId: string;
  /** The first page, as it was rendered. */
  first: PartVehicles;
}

/** All vehicles that a part fits, to be searched by make and model; loaded when somebody looks for one. */
export function FitSearch({ productId, first }: FitTableProps) {
  const [text, setText] = useState('');
  const title = useRef<HTMLHeadingElement>(null);
  const garage = useGarage(({ lines }) => lines);
  const q = text.trim();
  const asked = useRead(
    `vehicles ${productId} ${q}`,
    (signal) =>
      read<PartVehicles>(`/products/${productId}/vehicles`, {
        signal,
        params: { ...(q && { q }), page_size: ALL },
      }),
    { delayMs: q ? REST_MS : 0 },
  );
  const { vehicles, page } = asked.data ?? first;
  // The button that was pressed is gone.
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  const rows = vehicles.map((fit) => ({ fit, own: inGarage(garage, fit) }));
  // The buyer's own come first.
  rows.sort((a, b) => Number(b.own > 0) - Number(a.own > 0));
  return (
    <Card as="section" className={styles.card} aria-labelledby="vehicles">
      <div className={styles.head}>
        <h2 ref={title} id="vehicles" className={styles.title} tabIndex={-1}>
          Vehicles it fits <span className={styles.count}>{formatNumber(first.page.total)}</span>
        </h2>
        {first.page.pages > 1 && (
          <SearchField
            label="Search vehicles"
            placeholder="Make, model or year"
            className={styles.search}
            text={text}
            onText={setText}
          />
        )}
      </div>
      {asked.error !== undefined && (
        <p className={styles.note} role="alert">
          {errorMessage(asked.error)}{' '}
          <Button size="sm" variant="secondary" onClick={asked.retry}>
            Try again
          </Button>
        </p>
      )}
      {vehicles.length === 0 ? (
        <p className={styles.note}>It fits no such vehicle.</p>
      ) : (
        <div className={styles.rows}>
          <Table
            caption="Vehicles it fits"
            columns={COLUMNS}
            cardsBelow="36rem"
            stickyHead
            busy={asked.loading}
          >
            {rows.map(({ fit, own }) => (
              <VehicleRow
                key={`${fit.vehicle} ${fit.variant} ${fit.position}`}
                fit={fit}
                own={own}
              />
            ))}
          </Table>
        </div>
      )}
      {(vehicles.length < page.total || q) && (
        <p className={styles.foot} role="status">
          {formatNumber(vehicles.length)} of {counted(first.page.total, 'vehicle')}
        </p>
      )}
    </Card>
  );
}
