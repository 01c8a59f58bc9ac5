import type { AuditList, ChainStatus } from '@evmandi/api/contract/audit';
import { http } from '@evmandi/runtime';
import { Card } from '@evmandi/ui/card';
import { useChange } from '@evmandi/ui/use-change';
import { useMemo } from 'react';
import { useLoaderData, useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { links } from '../links.ts';
import screenStyles from '../list/list-screen.module.css';
import { PlaceFoot } from '../list/place-foot.tsx';
import { AT_NEWEST } from '../list/read-params.ts';
import { saveCsv } from '../list/save-csv.ts';
import { useSearchText } from '../use-search-text.ts';
import { AuditFilters } from './audit-filters.tsx';
import { type AuditQuery, auditAddress, auditFilters, readAuditQuery } from './audit-query.ts';
import { AuditSummary } from './audit-summary.tsx';
import { AuditTable } from './audit-table.tsx';

/** Who did what, to which thing, when and from where; nobody can change it. */
export function AuditScreen() {
  const { search: address } = useLocation();
  const query = useMemo(() => readAuditQuery(new URLSearchParams(address)), [address]);
  const list = useLoaderData<AuditList>();
  const search = useSearchText();
  const navigate = useNavigate();
  const busy = useNavigation().location?.pathname === links.audit;
  const check = useChange(
    async (_: null) => (await http.post<ChainStatus>('/admin/audit/checks')).data,
    { revalidate: true },
  );
  const go = (change: Partial<AuditQuery>) =>
    void navigate(auditAddress({ ...query, ...AT_NEWEST, ...change }), {
      replace: true,
      preventScrollReset: true,
    });
  return (
    <div className={screenStyles.screen}>
      <Card as="section" className={screenStyles.card} aria-label="Entries of the audit log">
        <AuditFilters
          query={query}
          people={list.people}
          search={search}
          onQuery={go}
          onExport={() =>
            void saveCsv({
              what: 'audit-log',
              path: '/admin/audit.csv',
              params: auditFilters(query),
            })
          }
        />
        <AuditSummary list={list} query={query} check={check} />
        <AuditTable entries={list.entries} query={query} busy={busy} />
        <PlaceFoot
          noun="entries"
          list={list}
          hrefFor={(place) => auditAddress({ ...query, ...place })}
        />
      </Card>
    </div>
  );
}
