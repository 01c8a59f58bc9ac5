import { useSearchParams } from 'react-router-dom';
import type { RowFilter } from './rows.ts';

/** The two toggles, kept in the address as `?show=differences,similarities`. */
export function useRowFilter() {
  const [query, setQuery] = useSearchParams();
  const shown = (query.get('show') ?? '').split(',');
  const filter: RowFilter = {
    differences: shown.includes('differences'),
    similarities: shown.includes('similarities'),
  };
  const toggle = (name: keyof RowFilter) => {
    const next = { ...filter, [name]: !filter[name] };
    const show = (['differences', 'similarities'] as const).filter((each) => next[each]).join(',');
    setQuery(show ? { show } : {}, { replace: true, preventScrollReset: true });
  };
  return { filter, toggle };
}
