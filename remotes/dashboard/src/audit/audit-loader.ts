import type { AuditList } from '@evmandi/api/contract/audit';
import { read } from '@evmandi/runtime';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { auditParams, readAuditQuery } from './audit-query.ts';

export const auditLoader = ({ request }: LoaderFunctionArgs): Promise<AuditList> =>
  read<AuditList>('/admin/audit', {
    signal: request.signal,
    params: auditParams(readAuditQuery(new URL(request.url).searchParams)),
  });
