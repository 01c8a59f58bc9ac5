import type { AdminQuoteRow } from '@evmandi/api/contract/admin-quotes';
import { formatDayAndMonth } from '@evmandi/contract/domain/dates';
import { counted } from '@evmandi/contract/domain/numbers';
import type { QuoteFilter } from '@evmandi/contract/domain/request-status';
import { Money } from '@evmandi/ui/money';
import { Pill } from '@evmandi/ui/pill';
import { Cell, Row, RowHeader, Table } from '@evmandi/ui/table';
import { Moment } from '@evmandi/ui/time';
import { memo } from 'react';
import { RowLink } from '../list/row-link.tsx';
import { rowPress } from '../list/row-press.ts';
import styles from '../requests/request-table.module.css';
import type { RequestsQuery } from '../requests/requests-query.ts';
import { stateOf } from './quote-state.ts';
import { QUOTES } from './quotes-loader.ts';

const COLUMNS = [
  { label: 'Request' },
  { label: 'From' },
  { label: 'Asked for' },
  { label: 'At list price', className: styles.figure },
  { label: 'Received' },
  { label: 'Status' },
  { label: 'Detail' },
];

interface Props {
  quotes: readonly AdminQuoteRow[];
  query: RequestsQuery<QuoteFilter>;
  busy: boolean;
}

/** A table on a wide screen, cards on a narrow one. */
export function QuoteTable({ quotes, query, busy }: Props) {
  return (
    <Table
      {...rowPress}
      caption="Quotes"
      columns={COLUMNS}
      cardsBelow="52rem"
      stickyHead
      busy={busy}
    >
      {quotes.map((quote) => (
        <QuoteRow
          key={quote.number}
          quote={quote}
          to={QUOTES.address({ ...query, request: quote.number })}
          current={query.request === quote.number}
        />
      ))}
    </Table>
  );
}

/** What the status means for this one. */
function detailOf(quote: AdminQuoteRow) {
  const { status, expired, validUntil, orderNumber, declineReason } = quote;
  if (status === 'Open') return 'nobody yet';
  if (status === 'Ordered') return `order #${orderNumber}`;
  if (status === 'Declined') return declineReason ?? 'no reason given';
  const day = validUntil ? formatDayAndMonth(validUntil) : '';
  return expired ? `ended ${day}` : `valid to ${day}`;
}

interface RowProps {
  quote: AdminQuoteRow;
  to: string;
  current: boolean;
}

const QuoteRow = memo(function QuoteRow({ quote, to, current }: RowProps) {
  const { number, name, email, lines, pieces, listNet, askedAt } = quote;
  const { label, tone } = stateOf(quote);
  return (
    <Row className={styles.row} aria-current={current || undefined}>
      <RowHeader className={styles.number}>
        <RowLink className={styles.link} row={number} to={to}>
          {number}
        </RowLink>
      </RowHeader>
      <Cell className={styles.wide}>
        <span className={styles.who}>{name}</span>
        <span className={styles.small}>{email}</span>
      </Cell>
      <Cell label="Asked for" className={styles.asked}>
        {counted(lines, 'line')}, {counted(pieces, 'piece')}
      </Cell>
      <Cell label="At list price" className={styles.figure}>
        <Money paise={listNet} />
      </Cell>
      <Cell label="Received" className={styles.time}>
        <Moment value={askedAt} />
      </Cell>
      <Cell className={styles.status}>
        <Pill tone={tone}>{label}</Pill>
      </Cell>
      <Cell label="Detail" className={styles.detail}>
        {detailOf(quote)}
      </Cell>
    </Row>
  );
});
