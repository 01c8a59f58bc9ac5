import type { AuditEntry } from '@evmandi/api/contract/audit';
import { auditTitle, isRefusal } from '@evmandi/contract/domain/audit';
import { formatMoment } from '@evmandi/contract/domain/dates';
import { SITE_NAME } from '@evmandi/contract/domain/site';
import { ButtonLink } from '@evmandi/ui/button';
import { EmptyState } from '@evmandi/ui/empty-state';
import { IconHistory } from '@evmandi/ui/icons';
import { Pill } from '@evmandi/ui/pill';
import { Cell, Row, RowHeader, Table } from '@evmandi/ui/table';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { Initial } from '../initial.tsx';
import { links } from '../links.ts';
import { type AuditQuery, isNarrowed } from './audit-query.ts';
import styles from './audit-table.module.css';
import { differences } from './difference.ts';
import { Differences } from './differences.tsx';
import { thingLink } from './thing-link.ts';

const COLUMNS = [
  { label: 'When' },
  { label: 'Who' },
  { label: 'What' },
  { label: 'From' },
  { label: 'Result' },
];

interface Props {
  entries: readonly AuditEntry[];
  query: AuditQuery;
  busy: boolean;
}

/** The entries, the newest first. */
export function AuditTable({ entries, query, busy }: Props) {
  if (entries.length === 0) {
    return (
      <EmptyState
        icon={<IconHistory />}
        title="No entries found"
        text={
          isNarrowed(query)
            ? 'Nothing that was written down fits what was chosen.'
            : 'There are no entries on this page.'
        }
        action={
          <ButtonLink variant="secondary" to={links.audit}>
            Show all entries
          </ButtonLink>
        }
      />
    );
  }
  return (
    <Table caption="Audit log" columns={COLUMNS} cardsBelow="52rem" stickyHead busy={busy}>
      {entries.map((entry) => (
        <EntryRow key={entry.id} entry={entry} whole={query.subject !== undefined} />
      ))}
    </Table>
  );
}

/** `01 Oct, 11:31:08 am`: entries of one minute have an order. */
const withSeconds = (at: string) =>
  formatMoment(at).replace(/(:\d\d) (?=[ap]m$)/, `$1:${at.slice(17, 19)} `);

interface RowProps {
  entry: AuditEntry;
  /** Only this thing is shown already. */
  whole: boolean;
}

const EntryRow = memo(function EntryRow({ entry, whole }: RowProps) {
  const { at, by, account, subject, subjectId, kind, thing, text, address, device } = entry;
  const isShop = by === SITE_NAME && address === null;
  const to = thingLink(subject, thing);
  const refused = isRefusal(kind);
  return (
    <Row className={styles.row}>
      <RowHeader className={styles.when}>
        <time dateTime={at}>{withSeconds(at)}</time>
      </RowHeader>
      <Cell label="Who" className={styles.who}>
        <span className={styles.person}>
          <Initial name={by} />
          <span>
            {by}
            {!isShop && (
              <span className={styles.account}>{account ? `@${account}` : 'no account'}</span>
            )}
          </span>
        </span>
      </Cell>
      <Cell className={styles.what}>
        <span>
          <b>{auditTitle(subject, kind)}</b>{' '}
          {to ? (
            <Link className={styles.thing} to={to}>
              {thing}
            </Link>
          ) : (
            thing
          )}
          {subjectId && !whole && (
            <Link className={styles.history} to={links.auditOf(subject, subjectId)}>
              History
              <span className={styles.of}> of {thing ?? 'this'}</span>
            </Link>
          )}
          {text && <span className={styles.text}>{text}</span>}
        </span>
        <Differences list={differences(entry.before, entry.after)} />
      </Cell>
      <Cell label="From" className={styles.from}>
        <span>
          {address ?? (isShop ? 'The shop itself' : 'Not noted')}
          {device && <span className={styles.device}>{device}</span>}
        </span>
      </Cell>
      <Cell className={styles.result}>
        <Pill tone={refused ? 'cancelled' : 'delivered'}>{refused ? 'Refused' : 'Done'}</Pill>
      </Cell>
    </Row>
  );
});
