import { Button } from '@evmandi/ui/button';
import { IconDownload } from '@evmandi/ui/icons';
import { SearchField } from '@evmandi/ui/search-field';
import styles from '../list/list-tools.module.css';
import { RowsSelect } from '../list/rows-select.tsx';
import { ShortSearchNote } from '../list/short-search-note.tsx';
import { StatusTabs } from '../list/status-tabs.tsx';
import type { useSearchText } from '../use-search-text.ts';
import type { RequestsAddress, RequestsQuery } from './requests-query.ts';

interface Props<Status extends string> {
  list: RequestsAddress<Status>;
  query: RequestsQuery<Status>;
  counts: Readonly<Record<Status | 'all', number>>;
  /** Statuses as people call them. */
  labels: Readonly<Record<Status, string>>;
  /** Several of them, in words: "requests". */
  nouns: string;
  placeholder: string;
  lookedAt: number | null;
  search: ReturnType<typeof useSearchText>;
  onQuery: (query: RequestsQuery<Status>) => void;
  /** Absent for those who may not. */
  onExport: (() => void) | undefined;
}

/** What narrows a list of requests; all of it stands in the address. */
export function RequestTools<Status extends string>(props: Props<Status>) {
  const { list, query, counts, labels, nouns, placeholder, lookedAt, search } = props;
  const { onQuery, onExport } = props;
  const tab = (label: string, status: Status | undefined) => ({
    label,
    to: list.address({ ...query, status, page: 1 }),
    current: status === query.status,
    count: counts[status ?? 'all'],
  });
  return (
    <>
      <div className={styles.tools}>
        <StatusTabs
          label={`Status of the ${nouns}`}
          tabs={[
            tab('All', undefined),
            ...list.statuses.map((status) => tab(labels[status], status)),
          ]}
        />
        <div className={styles.end}>
          <SearchField
            {...search}
            className={styles.find}
            label={`Search ${nouns}`}
            placeholder={placeholder}
          />
          <RowsSelect
            pageSize={query.pageSize}
            onSize={(pageSize) => onQuery({ ...query, pageSize, page: 1 })}
          />
          {onExport && (
            <Button size="sm" variant="secondary" onClick={onExport}>
              <IconDownload size={18} aria-hidden />
              CSV
            </Button>
          )}
        </div>
      </div>
      <ShortSearchNote lookedAt={lookedAt} nouns={nouns} />
    </>
  );
}
