import { SearchField } from '@evmandi/ui/search-field';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { ordersAddress, readOrdersQuery } from './orders-query.ts';

const PAUSE_MS = 300;

/** Looks for an order once typing rests; a search that comes from the address lands in the field. */
export function OrdersSearch() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const asked = params.get('q') ?? '';
  const [text, setText] = useState(asked);
  const [shown, setShown] = useState(asked);
  if (shown !== asked) {
    setShown(asked);
    if (text.trim() !== asked) setText(asked);
  }
  const search = (words: string) => {
    const q = words.trim();
    if (q === asked) return;
    const { status } = readOrdersQuery(params);
    const to = ordersAddress({ ...(status && { status }), q });
    void navigate(to, { replace: true, preventScrollReset: true });
  };
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  });
  useEffect(() => {
    const timer = setTimeout(() => latest.current(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <SearchField
      label="Search my orders by order, part or PO number"
      placeholder="Order, part or PO number"
      text={text}
      onText={setText}
      onSearch={() => search(text)}
    />
  );
}
