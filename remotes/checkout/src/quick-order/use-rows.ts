import type { ProductCard } from '@evmandi/api/contract/catalog';
import { cart, quote, visitorText } from '@evmandi/runtime';
import { useEffect, useRef, useState } from 'react';
import { searchProducts } from '../products/read-products.ts';
import { namedProduct } from './lookup.ts';
import {
  blankRows,
  type Destination,
  FIRST_ROWS,
  isBlank,
  type Lookup,
  type Row,
  splitRows,
  withProduct,
} from './rows.ts';

const MOST_FOUND = 20;

async function lookUp(text: string): Promise<Lookup> {
  try {
    const named = namedProduct(text, await searchProducts(text, MOST_FOUND));
    if ('product' in named) return { state: 'known', product: named.product };
    return { state: 'refused', reason: named.reason, again: false };
  } catch (error) {
    const reason = `Could not be checked: ${visitorText(error)}`;
    return { state: 'refused', reason, again: true };
  }
}

const settled = (row: Row, lookup: Lookup): Row =>
  lookup.state === 'known' ? withProduct(row, lookup.product) : { ...row, lookup };

const isOpen = ({ lookup }: Row) =>
  lookup.state === 'open' ||
  lookup.state === 'looking' ||
  (lookup.state === 'refused' && lookup.again);

/** Typed rows outlive the dialog, until the page is left: closing it loses nothing. */
let typed: Row[] | null = null;

/** The rows of the form and what can be done with them. */
export function useRows() {
  const [rows, setRows] = useState<Row[]>(() => typed ?? blankRows(FIRST_ROWS, 0));
  const [busy, setBusy] = useState(false);
  const latest = useRef(rows);

  useEffect(() => {
    typed = rows;
  }, [rows]);

  const put = (next: (rows: Row[]) => Row[]): Row[] => {
    latest.current = next(latest.current);
    setRows(latest.current);
    return latest.current;
  };
  const change = (key: number, next: (row: Row) => Row) =>
    put((all) => all.map((row) => (row.key === key ? next(row) : row)));

  /** Finds the product that the row's text names; an answer for a text changed meanwhile is dropped. */
  const settle = async (key: number) => {
    const asked = latest.current.find((row) => row.key === key);
    if (!asked || isBlank(asked) || !isOpen(asked)) return;
    change(key, (row) => ({ ...row, lookup: { state: 'looking' } }));
    const lookup = await lookUp(asked.text.trim());
    change(key, (row) => (row.text === asked.text ? settled(row, lookup) : row));
  };

  const addRows = (number: number): number => {
    const firstKey = Math.max(-1, ...latest.current.map((row) => row.key)) + 1;
    put((all) => [...all, ...blankRows(number, firstKey)]);
    return firstKey;
  };

  /** Sends the good rows on and keeps the others with their reason. Resolves to both numbers. */
  const send = async (destination: Destination): Promise<{ gone: number; kept: number }> => {
    setBusy(true);
    await Promise.all(latest.current.map((row) => settle(row.key)));
    const { go, stay } = splitRows(latest.current, destination);
    (destination === 'cart' ? cart : quote).addMany(go);
    const firstKey = Math.max(-1, ...latest.current.map((row) => row.key)) + 1;
    if (go.length) {
      put(() => [...stay, ...blankRows(Math.max(FIRST_ROWS - stay.length, 1), firstKey)]);
    } else {
      put((all) => all.map((row) => stay.find(({ key }) => key === row.key) ?? row));
    }
    setBusy(false);
    return { gone: go.length, kept: stay.length };
  };

  return {
    rows,
    busy,
    change,
    pick: (key: number, product: ProductCard) => change(key, (row) => withProduct(row, product)),
    settle,
    addRows,
    send,
  };
}
