import type { ProductCard } from '@evmandi/api/contract/catalog';
import { cart, quote } from '@evmandi/runtime';
import { useEffect, useRef, useState } from 'react';
import {
  asked,
  blankRows,
  type Destination,
  FIRST_ROWS,
  type Row,
  splitRows,
  withProduct,
} from './rows.ts';

/** What an action came to, in rows. */
export interface Outcome {
  destination: Destination;
  gone: number;
  kept: number;
}

/** Typed rows outlive the dialog, until the page is left: closing it loses nothing. */
let typed: Row[] | null = null;

const keyAfter = (rows: readonly Row[]) => Math.max(-1, ...rows.map((row) => row.key)) + 1;

/** The rows that stay, filled up with blank ones; all of them when none has gone. */
function left(rows: readonly Row[], { go, stay }: ReturnType<typeof splitRows>): Row[] {
  if (go.length === 0) {
    return rows.map((row) => stay.find(({ key }) => key === row.key) ?? row);
  }
  return [...stay, ...blankRows(Math.max(FIRST_ROWS - stay.length, 1), keyAfter(rows))];
}

/** The rows of the form and what can be done with them. A row shown looks itself up once it is `settle`d. */
export function useRows(onSent: (outcome: Outcome) => void) {
  const [rows, setRows] = useState<Row[]>(() => typed ?? blankRows(FIRST_ROWS, 0));
  const [destination, setDestination] = useState<Destination | null>(null);
  const looking = rows.some(({ lookup }) => lookup.state === 'looking');
  const latest = useRef(onSent);

  useEffect(() => {
    latest.current = onSent;
    typed = rows;
  });

  useEffect(() => {
    if (destination === null || looking) return;
    const split = splitRows(rows, destination);
    (destination === 'cart' ? cart : quote).addMany(split.go);
    setRows(left(rows, split));
    setDestination(null);
    latest.current({ destination, gone: split.go.length, kept: split.stay.length });
  }, [destination, looking, rows]);

  const change = (key: number, next: (row: Row) => Row) =>
    setRows((all) => all.map((row) => (row.key === key ? next(row) : row)));

  const addRows = (number: number): number => {
    const firstKey = keyAfter(rows);
    setRows((all) => [...all, ...blankRows(number, firstKey)]);
    return firstKey;
  };

  /** Sends the good rows on, once all are looked up, and keeps the others with their reason. */
  const send = (to: Destination) => {
    setRows((all) => all.map(asked));
    setDestination(to);
  };

  return {
    rows,
    busy: destination !== null,
    change,
    pick: (key: number, product: ProductCard) => change(key, (row) => withProduct(row, product)),
    settle: (key: number) => change(key, asked),
    addRows,
    send,
  };
}
