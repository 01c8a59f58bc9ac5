import type { JobCardDetail } from '@evmandi/api/contract/workshop';
import { formatPaise } from '@evmandi/contract/domain/money';
import { formatNumber } from '@evmandi/contract/domain/numbers';
import { SITE_NAME } from '@evmandi/contract/domain/site';
import { Cell, Row, RowHeader, Table } from '@evmandi/ui/table';
import { Moment } from '@evmandi/ui/time';
import { Paper } from '../../print/paper.tsx';
import { duration } from '../duration.ts';
import styles from './job-sheet.module.css';

const COLUMNS = [
  { label: 'Part' },
  { label: 'SKU' },
  { label: 'Wanted', className: styles.number },
  { label: 'Taken', className: styles.number },
  { label: 'Net', className: styles.number },
];

/** A card on paper, for the vehicle and for the owner to sign. Mount it to print it. */
export function JobSheet({ card, onDone }: { card: JobCardDetail; onDone: () => void }) {
  return (
    <Paper
      kind="job-card"
      onDone={onDone}
      sheets={[{ key: card.number, content: <Sheet card={card} /> }]}
    />
  );
}

function Sheet({ card }: { card: JobCardDetail }) {
  const { complaints, tasks, parts, estimate } = card;
  const facts = [
    ['Vehicle', card.vehicle],
    ['Registration', card.registration],
    ['Owner', card.owner],
    ['Phone', card.phone],
    ['Odometer', card.odometer === null ? 'not read' : `${formatNumber(card.odometer)} km`],
    ['Battery on arrival', card.battery === null ? 'not read' : `${card.battery} %`],
    ['Received', <Moment key="received" value={card.receivedAt} />],
    ['Promised', <Moment key="promised" value={card.promisedAt} />],
    ['Technician', card.mechanic ?? 'not assigned'],
    ['Key', card.keyGiven ? 'here' : 'with the owner'],
    ['Warranty work', card.warranty ? 'yes' : 'no'],
    ['Stage', card.stage],
  ] as const;
  const sums = [
    ['Parts', estimate.parts],
    [`Labour, ${duration(estimate.labourMinutes)}`, estimate.labour],
    [`Tax ${estimate.taxRate / 100} %`, estimate.tax],
    ['Total', estimate.total],
  ] as const;
  return (
    <section className={styles.sheet} aria-label={`Job card ${card.number}`}>
      <div className={styles.head}>
        <h2 className={styles.title}>Job card {card.number}</h2>
        <p>{SITE_NAME}</p>
      </div>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className={styles.label}>{name}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
      <h3 className={styles.heading}>Complaints</h3>
      <ol className={styles.list}>
        {complaints.map(({ position, text, byOwner }) => (
          <li key={position}>
            {text}
            {!byOwner && ' (found by us)'}
          </li>
        ))}
      </ol>
      {tasks.length > 0 && (
        <>
          <h3 className={styles.heading}>Tasks</h3>
          <ul className={styles.list}>
            {tasks.map(({ position, text, minutes, doneAt }) => (
              <li key={position} className={styles.task}>
                <span className={styles.box}>{doneAt ? '✓' : ''}</span> {text}, {minutes} min
              </li>
            ))}
          </ul>
        </>
      )}
      <h3 className={styles.heading}>Parts</h3>
      {parts.length > 0 ? (
        <Table caption={`Parts of card ${card.number}`} columns={COLUMNS}>
          {parts.map(({ productId, name, sku, wanted, taken, net }) => (
            <Row key={productId} className={styles.row}>
              <RowHeader>{name}</RowHeader>
              <Cell>{sku}</Cell>
              <Cell className={styles.number}>{wanted}</Cell>
              <Cell className={styles.number}>{taken}</Cell>
              <Cell className={styles.number}>{formatPaise(net)}</Cell>
            </Row>
          ))}
        </Table>
      ) : (
        <p>None.</p>
      )}
      <dl className={styles.sums}>
        {sums.map(([name, paise]) => (
          <div key={name} className={styles.sum}>
            <dt>{name}</dt>
            <dd>{formatPaise(paise)}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.signatures}>
        <p className={styles.signature}>Owner</p>
        <p className={styles.signature}>Technician</p>
      </div>
    </section>
  );
}
