import { useSearchParams } from 'react-router-dom';
import type { RowFilter } from './rows.ts';
import { useAsked } from './use-asked.ts';

/**
 * The two toggles, kept in the address as `?show=differences,similarities`. Both are off until `ready`, as
 * in the page from the server.
 */
export function useRowFilter(ready: boolean) {
  const [query, setQuery] = useSearchParams();
  const shown = ready ? (query.get('show') ?? '').split(',') : [];
  const filter: RowFilter = {
    differences: shown.includes('differences'),
    similarities: shown.includes('similarities'),
  };
  const asked = useAsked(filter, shown.join());
  const toggle = (name: keyof RowFilter) => {
    const next = { ...asked.current, [name]: !asked.current[name] };
    asked.current = next;
    const show = (['differences', 'similarities'] as const).filter((each) => next[each]).join(',');
    setQuery(
      (last) => {
        const changed = new URLSearchParams(last);
        changed.delete('show');
        if (show) changed.set('show', show);
        return changed;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return { filter, toggle };
}
