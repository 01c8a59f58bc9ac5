import type { AnnouncedDelivery, DeliveryList } from '@evmandi/api/contract/deliveries';
import { counted, formatNumber } from '@evmandi/contract/domain/numbers';
import { Button } from '@evmandi/ui/button';
import { EmptyState } from '@evmandi/ui/empty-state';
import { IconPlus, IconTruckDelivery } from '@evmandi/ui/icons';
import { Pill } from '@evmandi/ui/pill';
import { ListedDay } from '@evmandi/ui/time';
import { VisuallyHidden } from '@evmandi/ui/visually-hidden';
import type { Ref } from 'react';
import type { OpenDialog } from '../stock-dialog.ts';
import type { StockPart } from '../stock-loader.ts';
import { freshTab, stockAddress } from '../stock-query.ts';
import { piecesThat } from '../words.ts';
import { comingOf } from './coming.ts';
import styles from './deliveries-card.module.css';
import { OverviewCard } from './overview-card.tsx';

interface Props {
  part: StockPart<DeliveryList>;
  headingRef: Ref<HTMLHeadingElement>;
  /** The one that the form below books. */
  booked: AnnouncedDelivery | undefined;
  onBook: (delivery: AnnouncedDelivery) => void;
  onOpen: OpenDialog;
}

/** What is to come, the next expected first. */
export function DeliveriesCard({ part, headingRef, booked, onBook, onOpen }: Props) {
  const coming = comingOf(part);
  return (
    <OverviewCard
      title="Deliveries"
      part={part}
      headingRef={headingRef}
      aside={
        <Button size="sm" onClick={() => onOpen({ kind: 'announce' })}>
          <IconPlus size={18} aria-hidden />
          Announce<VisuallyHidden> a delivery</VisuallyHidden>
        </Button>
      }
      all={{
        text: ({ counts }) => `All ${formatNumber(counts.all)} deliveries`,
        to: stockAddress(freshTab('deliveries')),
      }}
    >
      {() =>
        coming.length > 0 ? (
          <ul>
            {coming.map((delivery) => (
              <ComingDelivery
                key={delivery.number}
                delivery={delivery}
                onBook={delivery.number === booked?.number ? undefined : () => onBook(delivery)}
              />
            ))}
          </ul>
        ) : (
          <EmptyState
            icon={<IconTruckDelivery />}
            title="Nothing is to come"
            text="What is announced appears here, and buyers can order it."
          />
        )
      }
    </OverviewCard>
  );
}

interface ComingProps {
  delivery: AnnouncedDelivery;
  /** Absent where the form below has it already. */
  onBook: (() => void) | undefined;
}

function ComingDelivery({ delivery, onBook }: ComingProps) {
  const { number, product, expectedOn, late, open, note, waiting } = delivery;
  const given = Math.min(waiting, open);
  return (
    <li className={styles.delivery}>
      <span className={styles.icon}>
        <IconTruckDelivery size={20} aria-hidden />
      </span>
      <p className={styles.words}>
        <b className={styles.name}>
          {number}, {product.name}
        </b>
        <span className={styles.more}>
          {late && 'Late since '}
          <ListedDay value={expectedOn} />, {counted(open, 'piece')}
        </span>
        {note && <span className={styles.more}>{note}</span>}
        <span className={styles.more}>
          {given > 0 ? `${piecesThat(given, 'goes', 'go')} to orders that wait` : 'Nothing waits'}
        </span>
      </p>
      <div className={styles.marks}>
        <Pill tone={late ? 'cancelled' : 'pending'}>{late ? 'Late' : 'Announced'}</Pill>
        {onBook && (
          <Button size="sm" variant="soft" onClick={onBook}>
            Book<VisuallyHidden> {number}</VisuallyHidden>
          </Button>
        )}
      </div>
    </li>
  );
}
