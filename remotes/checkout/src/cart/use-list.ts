import { useCallback, useEffect, useRef } from 'react';
import { useNavigationType, useSearchParams } from 'react-router-dom';

export const LISTS_ID = 'cart-lists';

/**
 * The tab that is shown, kept in the address. A press that changes it leads to the tab, wherever on the page
 * it was made; Back and Forward return to where one was.
 */
export function useList() {
  const [query, setQuery] = useSearchParams();
  const navigation = useNavigationType();
  const list = query.get('list') === 'quote' ? 'quote' : 'cart';
  const last = useRef(list);

  useEffect(() => {
    if (last.current === list) return;
    last.current = list;
    if (navigation === 'POP') return;
    const tab = document.getElementById(`${LISTS_ID}-tab-${list}`);
    tab?.focus({ preventScroll: true });
    tab?.scrollIntoView({ block: 'nearest' });
  }, [list, navigation]);

  // The router's function is another one at each address; what 500 lines are given stays the same.
  const latest = useRef(setQuery);
  useEffect(() => {
    latest.current = setQuery;
  });
  const show = useCallback((id: string) => {
    latest.current(id === 'quote' ? { list: 'quote' } : {}, { preventScrollReset: true });
  }, []);
  const showQuote = useCallback(() => show('quote'), [show]);
  return { list, show, showQuote } as const;
}
