import type { BookedDelivery } from '@evmandi/api/contract/deliveries';
import type { StockList } from '@evmandi/api/contract/stock';
import { dayInIndia } from '@evmandi/contract/domain/dates';
import { useRef, useState } from 'react';
import { focusOnMount } from '../../focus-on-mount.ts';
import type { OpenDialog } from '../stock-dialog.ts';
import type { OverviewParts } from '../stock-loader.ts';
import { BookCard } from './book-card.tsx';
import { comingOf, toBook } from './coming.ts';
import { DeliveriesCard } from './deliveries-card.tsx';
import { LowStockCard } from './low-stock-card.tsx';
import { MovementsCard } from './movements-card.tsx';
import styles from './stock-overview.module.css';

interface Props {
  stock: StockList;
  parts: OverviewParts;
  mayExport: boolean;
  seesOrders: boolean;
  onOpen: OpenDialog;
  onBooked: (delivery: BookedDelivery, pieces: number) => void;
  /** Reads all of it again. */
  onReload: () => void;
}

/** What needs somebody now: what is low, what moved last, and what is to come, which is booked here. */
export function StockOverview(props: Props) {
  const { stock, parts, mayExport, seesOrders, onOpen, onBooked, onReload } = props;
  const [chosen, setChosen] = useState<string>();
  const deliveries = useRef<HTMLHeadingElement>(null);
  const booked = toBook(comingOf(parts.deliveries), chosen, dayInIndia(Date.now()));
  // The form that had the focus goes with what it booked.
  const leaveForm = () => {
    setChosen(undefined);
    deliveries.current?.focus();
  };
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <LowStockCard stock={stock} mayExport={mayExport} onOpen={onOpen} />
        <MovementsCard part={parts.movements} seesOrders={seesOrders} />
      </div>
      <div className={styles.column}>
        <DeliveriesCard
          part={parts.deliveries}
          headingRef={deliveries}
          booked={booked}
          onBook={({ number }) => setChosen(number)}
          onOpen={onOpen}
        />
        {booked && (
          <BookCard
            key={`${booked.number} ${booked.version}`}
            delivery={booked}
            // The button that chose it is gone, and the focus follows to where the pieces are counted.
            headingRef={chosen === booked.number ? focusOnMount : undefined}
            onDone={(delivery, pieces) => {
              leaveForm();
              onBooked(delivery, pieces);
            }}
            onStale={() => {
              leaveForm();
              onReload();
            }}
          />
        )}
      </div>
    </div>
  );
}
