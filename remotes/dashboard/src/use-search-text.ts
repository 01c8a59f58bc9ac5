import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigation, useSearchParams } from 'react-router-dom';

const PAUSE_MS = 300;

interface SearchText {
  /** What stands in the field. */
  text: string;
  onText: (text: string) => void;
  /** Searches at once instead of after the pause. */
  onSearch: () => void;
}

/**
 * The text of a search field that lands in the address as `q` once typing pauses, on page 1. A `q` that
 * comes from elsewhere (Back, a link) lands in the field.
 */
export function useSearchText(): SearchText {
  const [query, setQuery] = useSearchParams();
  const idle = useNavigation().state === 'idle';
  const inAddress = query.get('q') ?? '';
  const [text, setText] = useState(inAddress);
  const sent = useRef(inAddress);

  useEffect(() => {
    if (!idle || inAddress === sent.current) return;
    sent.current = inAddress;
    setText(inAddress);
  }, [inAddress, idle]);

  const flush = useCallback(() => {
    const wanted = text.trim();
    if (wanted === sent.current) return;
    sent.current = wanted;
    setQuery(
      (current) => {
        const next = new URLSearchParams(current);
        if (wanted) next.set('q', wanted);
        else next.delete('q');
        for (const place of ['page', 'after', 'before']) next.delete(place);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [text, setQuery]);

  useEffect(() => {
    const timer = setTimeout(flush, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [flush]);

  return useMemo(() => ({ text, onText: setText, onSearch: flush }), [text, flush]);
}
