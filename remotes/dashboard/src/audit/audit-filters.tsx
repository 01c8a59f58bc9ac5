import type { AuditList } from '@evmandi/api/contract/audit';
import { AUDIT_GROUPS, type AuditGroup } from '@evmandi/contract/domain/audit';
import { Button } from '@evmandi/ui/button';
import { IconDownload } from '@evmandi/ui/icons';
import { SearchField } from '@evmandi/ui/search-field';
import { ChoiceField } from '../list/choice-field.tsx';
import { DayRange } from '../list/day-range.tsx';
import type { useSearchText } from '../use-search-text.ts';
import styles from './audit-filters.module.css';
import type { AuditQuery } from './audit-query.ts';

const GROUPS = Object.entries(AUDIT_GROUPS).map(
  ([group, { title }]) => [group as AuditGroup, title] as const,
);

interface Props {
  query: AuditQuery;
  people: AuditList['people'];
  search: ReturnType<typeof useSearchText>;
  onQuery: (change: Partial<AuditQuery>) => void;
  onExport: () => void;
}

/** By what the entries are narrowed. */
export function AuditFilters({ query, people, search, onQuery, onExport }: Props) {
  return (
    <div className={styles.filters}>
      <div className={styles.find}>
        <span className={styles.label} aria-hidden="true">
          Search
        </span>
        <SearchField
          {...search}
          className={styles.field}
          label="Search"
          placeholder="SKU, order, name or address"
        />
      </div>
      <ChoiceField
        label="Who"
        any="Everybody"
        choices={people.map(({ id, name }) => [id, name] as const)}
        value={query.who}
        onChoose={(who) => onQuery({ who })}
      />
      <ChoiceField
        label="What"
        any="All kinds"
        choices={GROUPS}
        value={query.group}
        onChoose={(group) => onQuery({ group })}
      />
      <DayRange {...query} labels={['From', 'To']} onDays={onQuery} />
      <Button className={styles.export} variant="secondary" onClick={onExport}>
        <IconDownload size={18} aria-hidden />
        Export
      </Button>
    </div>
  );
}
