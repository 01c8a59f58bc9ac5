import type { AuditList, ChainStatus } from '@evmandi/api/contract/audit';
import { formatDay, formatMoment } from '@evmandi/contract/domain/dates';
import { formatNumber } from '@evmandi/contract/domain/numbers';
import { Button, ButtonLink } from '@evmandi/ui/button';
import { IconAlertTriangle, IconShieldCheck, IconX } from '@evmandi/ui/icons';
import type { Change } from '@evmandi/ui/use-change';
import { AT_NEWEST } from '../list/read-params.ts';
import { type AuditQuery, auditAddress } from './audit-query.ts';
import styles from './audit-summary.module.css';

function rangeText({ from, to }: AuditQuery): string {
  if (from && to) return from === to ? formatDay(from) : `${formatDay(from)} to ${formatDay(to)}`;
  return from ? `From ${formatDay(from)}` : `Until ${formatDay(to ?? '')}`;
}

function chainText({ checkedAt, entries, total, broken }: ChainStatus): string {
  if (checkedAt === null) return 'Chain not checked yet';
  const when = `checked ${formatMoment(checkedAt)}`;
  if (broken) {
    const at = formatNumber(broken.position);
    return `Chain broken at entry ${at}: ${broken.problem}, ${when}`;
  }
  const whole = `Chain whole up to entry ${formatNumber(entries)}`;
  return entries < total ? `${whole} of ${formatNumber(total)}, ${when}` : `${whole}, ${when}`;
}

/** How old entries fare, which are compared again in parts. */
function fullText({ full, total }: ChainStatus): string {
  const last = full.checkedAt
    ? `All compared ${formatMoment(full.checkedAt)}`
    : 'Not all compared yet';
  const now = `now at entry ${formatNumber(full.entries)} of ${formatNumber(total)}`;
  return full.entries > 0 ? `${last}, ${now}` : last;
}

interface Props {
  list: AuditList;
  query: AuditQuery;
  check: Change<null, ChainStatus>;
}

/** What is shown, what narrows it, and whether the log is what was written. */
export function AuditSummary({ list, query, check }: Props) {
  const { total, chain } = list;
  const [first] = list.entries;
  const thing = query.subject && (first?.thing ?? `${query.subject} ${query.id}`);
  const without = (change: Partial<AuditQuery>) =>
    auditAddress({ ...query, ...AT_NEWEST, ...change });
  return (
    <div className={styles.summary}>
      {(query.from || query.to) && (
        <ButtonLink
          size="sm"
          variant="soft"
          to={without({ from: undefined, to: undefined })}
          preventScrollReset
        >
          {rangeText(query)}
          <IconX size={16} role="img" aria-label="Show all days" />
        </ButtonLink>
      )}
      {thing && (
        <ButtonLink
          size="sm"
          variant="soft"
          to={without({ subject: undefined, id: undefined })}
          preventScrollReset
        >
          Only {thing}
          <IconX size={16} role="img" aria-label="Show everything" />
        </ButtonLink>
      )}
      <p className={styles.count} role="status">
        {formatNumber(total.count)}
        {total.more && '+'} {total.count === 1 ? 'entry' : 'entries'}
      </p>
      <div className={styles.chain} data-broken={chain.broken !== null || undefined}>
        {chain.broken ? (
          <IconAlertTriangle size={18} aria-hidden />
        ) : (
          <IconShieldCheck size={18} aria-hidden />
        )}
        <p role="status">
          {check.failure ? `Not checked: ${check.failure}` : chainText(chain)}
          {!check.failure && chain.checkedAt !== null && (
            <span className={styles.full}>{fullText(chain)}</span>
          )}
        </p>
        <Button size="sm" variant="ghost" busy={check.busy} onClick={() => void check.send(null)}>
          {check.failure ? 'Retry' : 'Check now'}
        </Button>
      </div>
    </div>
  );
}
