import type { OwnOrder } from '@evmandi/api/contract/own-orders';
import { formatDay } from '@evmandi/contract/domain/dates';
import { formatPaise } from '@evmandi/contract/domain/money';
import { counted } from '@evmandi/contract/domain/numbers';
import { Card } from '@evmandi/ui/card';
import { IconClockCheck } from '@evmandi/ui/icons';
import { joinClasses } from '@evmandi/ui/join-classes';
import { Money } from '@evmandi/ui/money';
import { Pill } from '@evmandi/ui/pill';
import { Day } from '@evmandi/ui/time';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { links } from '../links.ts';
import { ProductPicture } from '../products/product-picture.tsx';
import styles from './order-parts.module.css';
import { type LinePart, partsOf } from './shipped-lines.ts';

interface PartsCardProps {
  title: string;
  mark?: ReactNode;
  /** At the right of the head. */
  note: ReactNode;
  parts: readonly LinePart[];
  late?: boolean;
  /** Below the lines. */
  foot?: string;
}

/** Lines that are in one place; nothing when there are none. */
function PartsCard({ title, mark, note, parts, late, foot }: PartsCardProps) {
  const id = useId();
  if (parts.length === 0) return null;
  return (
    <Card
      as="section"
      className={joinClasses(styles.card, late && styles.late)}
      aria-labelledby={id}
    >
      <div className={styles.head}>
        <h2 className={styles.title} id={id}>
          {title}
        </h2>
        {mark}
        <p className={styles.note}>{note}</p>
      </div>
      <ul>
        {parts.map(({ line, quantity, net }) => (
          <li key={line.productId} className={styles.line}>
            <ProductPicture product={line} width={144} className={styles.picture} />
            <div className={styles.words}>
              <Link className={styles.name} to={links.product(line.productId)}>
                {line.name}
              </Link>
              <p className={styles.sku}>{line.sku}</p>
            </div>
            <span className={styles.quantity}>
              {quantity} x {formatPaise(line.unitPrice)}
            </span>
            <Money className={styles.net} paise={net} />
          </li>
        ))}
      </ul>
      {foot && <p className={styles.foot}>{foot}</p>}
    </Card>
  );
}

const piecesOf = (parts: readonly LinePart[]) =>
  `${counted(parts.length, 'line')}, ${counted(
    parts.reduce((sum, { quantity }) => sum + quantity, 0),
    'piece',
  )}`;

/** What is awaited, by the day on which it is expected. */
function byDay(waiting: readonly LinePart[]) {
  const days = [...new Set(waiting.map(({ line }) => line.expectedOn))];
  return days.map((day) => ({
    day,
    overdue: waiting.some(({ line }) => line.expectedOn === day && line.late),
    parts: waiting.filter(({ line }) => line.expectedOn === day),
  }));
}

function waitsFor(day: string | null, overdue: boolean): string {
  if (!day) return 'No delivery is announced yet';
  return overdue ? `Late: was expected ${formatDay(day)}` : `Expected ${formatDay(day)}`;
}

/** The lines of an order by where they are: a card for each shipment, for what is packed next and for what waits. */
export function OrderParts({ order }: { order: OwnOrder }) {
  const { shipments, held, waiting, cancelled } = partsOf(order);
  const whole = shipments.length === 1 && held.length === 0 && waiting.length === 0;
  return (
    <>
      {shipments.map(({ number, at, carrier, tracking, parcels, leavesOn, parts }) => (
        <PartsCard
          key={number}
          title={whole ? 'Parts' : `Shipment ${number}`}
          mark={
            order.status === 'Delivered' ? (
              <Pill tone="delivered">Delivered</Pill>
            ) : (
              <Pill tone="shipped">On the way</Pill>
            )
          }
          note={
            <>
              {[carrier, tracking].filter(Boolean).join(' ')} <Day value={leavesOn ?? at} />
              {(parcels ?? 1) > 1 && `, ${counted(parcels ?? 1, 'parcel')}`}
            </>
          }
          parts={parts}
        />
      ))}
      <PartsCard
        title={shipments.length > 0 ? 'Ships next' : 'Parts'}
        note={piecesOf(held)}
        parts={held}
      />
      {byDay(waiting).map(({ day, overdue, parts }) => (
        <PartsCard
          key={day}
          title="Waiting"
          late
          note={
            <>
              <IconClockCheck size={18} aria-hidden />
              {waitsFor(day, overdue)}
            </>
          }
          parts={parts}
          foot="What arrives is given to those who ordered first. If it is late, this page says so, and you can cancel without cost."
        />
      ))}
      <PartsCard title="Cancelled" note={piecesOf(cancelled)} parts={cancelled} />
    </>
  );
}
