import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { RowFilter } from './rows.ts';

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
  // The address follows a press only later: the next press goes by what the last one asked for.
  const asked = useRef(filter);
  useEffect(() => {
    asked.current = { differences: filter.differences, similarities: filter.similarities };
  }, [filter.differences, filter.similarities]);
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
