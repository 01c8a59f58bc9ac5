import { visitorText } from '@evmandi/runtime';
import { useRead } from '@evmandi/ui/use-read';
import { useEffect, useRef } from 'react';
import { searchProducts } from '../products/read-products.ts';
import { lookupOf } from './lookup.ts';
import type { Lookup, Row } from './rows.ts';

const MOST_FOUND = 20;

/** Reads which product a row names while it is looked up, and hands over what came of it. */
export function useLookup(row: Row, onLookup: (lookup: Lookup) => void): void {
  const text = row.text.trim();
  const key = row.lookup.state === 'looking' ? `quick order: ${text}` : null;
  const { data, loading, error } = useRead(key, (signal) =>
    searchProducts(text, MOST_FOUND, signal),
  );
  const latest = useRef(onLookup);
  useEffect(() => {
    latest.current = onLookup;
  });
  useEffect(() => {
    if (key === null || loading) return;
    if (error === undefined) return latest.current(lookupOf(text, data ?? []));
    const reason = `Could not be checked: ${visitorText(error)}`;
    latest.current({ state: 'refused', reason, again: true });
  }, [key, loading, error, data, text]);
}
