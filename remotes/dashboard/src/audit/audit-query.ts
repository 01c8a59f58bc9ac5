import { AUDIT_GROUPS, type AuditGroup } from '@evmandi/contract/domain/audit';
import { links } from '../links.ts';
import {
  DEFAULT_SIZE,
  type Place,
  readDay,
  readId,
  readPlace,
  readSize,
  readText,
} from '../list/read-params.ts';

export interface AuditQuery extends Place {
  q?: string | undefined;
  /** Id of an account. */
  who?: string | undefined;
  group?: AuditGroup | undefined;
  /** One thing. */
  subject?: string | undefined;
  id?: string | undefined;
  /** First and last day in India, `YYYY-MM-DD`. */
  from?: string | undefined;
  to?: string | undefined;
  pageSize: number;
}

const GROUPS = Object.keys(AUDIT_GROUPS) as AuditGroup[];
/** What the address asks for; a value that makes no sense counts as not given. */
export function readAuditQuery(query: URLSearchParams): AuditQuery {
  const subject = query.get('subject') ?? '';
  const id = readId(query, 'id');
  const isThing = /^[a-z_]{1,40}$/.test(subject) && id !== undefined;
  return {
    q: readText(query),
    who: readId(query, 'who'),
    group: GROUPS.find((group) => group === query.get('group')),
    ...(isThing && { subject, id }),
    from: readDay(query, 'from'),
    to: readDay(query, 'to'),
    ...readPlace(query),
    pageSize: readSize(query),
  };
}

/** The address of the audit log that shows this. */
export function auditAddress({ pageSize, ...wanted }: AuditQuery): string {
  const query = new URLSearchParams();
  const size = pageSize === DEFAULT_SIZE ? undefined : String(pageSize);
  for (const [name, value] of Object.entries({ ...wanted, size })) {
    if (value) query.set(name, value);
  }
  const search = query.toString();
  return links.audit + (search && `?${search}`);
}

/** What narrows the list, as the API takes it. */
export const auditFilters = ({ q, who, group, subject, id, from, to }: AuditQuery) => ({
  q,
  who,
  group,
  subject,
  subject_id: id,
  from,
  to,
});

/** What the API is asked for. */
export const auditParams = (query: AuditQuery) => ({
  ...auditFilters(query),
  after: query.after,
  before: query.before,
  page_size: query.pageSize,
});

/** Whether anything narrows the list. */
export const isNarrowed = (query: AuditQuery): boolean =>
  Object.values(auditFilters(query)).some(Boolean);
