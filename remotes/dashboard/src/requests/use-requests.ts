import { PERMISSION } from '@evmandi/contract/domain/permissions';
import { hasPermission } from '@evmandi/contract/domain/session';
import { useSession } from '@evmandi/runtime';
import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { saveCsv } from '../list/save-csv.ts';
import { useWaiting } from '../list/use-waiting.ts';
import { useSearchText } from '../use-search-text.ts';
import type { RequestsAddress, RequestsQuery } from './requests-query.ts';

/** What the screens of quotes and questions do alike: the address, the search and the file. */
export function useRequests<Status extends string>(
  list: RequestsAddress<Status>,
  { what, csv }: { what: string; csv: string },
) {
  const { search: address } = useLocation();
  const query = useMemo(() => list.read(new URLSearchParams(address)), [list, address]);
  const search = useSearchText();
  const waiting = useWaiting(list.path, (asked) => list.params(list.read(asked)));
  const navigate = useNavigate();
  const mayExport = useSession(({ user }) => hasPermission(user, PERMISSION.administration));
  return {
    query,
    search,
    /** Other rows are on their way. */
    waiting,
    go: (next: RequestsQuery<Status>) =>
      void navigate(list.address(next), { replace: true, preventScrollReset: true }),
    onExport: mayExport
      ? () => void saveCsv({ what, path: csv, params: list.filter(query) })
      : undefined,
  };
}
