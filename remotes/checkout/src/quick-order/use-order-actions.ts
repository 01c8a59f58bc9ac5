import { addedTo, CART, groupOf, QUOTE_LIST } from '@evmandi/contract/domain/list-texts';
import { counted } from '@evmandi/contract/domain/numbers';
import { notify } from '@evmandi/runtime';
import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { links, VIEW_CART } from '../links.ts';
import { deliver } from './destinations.ts';
import { type Outcome, takeGoodRows } from './order-form.ts';
import type { Destination } from './rows.ts';

const LISTS: Record<Destination, string> = { cart: CART, quote: QUOTE_LIST, order: CART };

/** What an action came to, where the form stays open. */
function said({ destination, gone, kept, failure }: Outcome): string {
  if (failure !== null) return `Nothing added: ${failure}`;
  if (gone > 0) return `${addedTo(LISTS[destination], counted(gone, 'line'))}, ${kept} to correct`;
  return kept > 0 ? `Nothing added: ${kept} to correct` : 'Enter at least one item number';
}

interface Said {
  text: string;
  /** No row could be checked: true only until the rows are. */
  unchecked: boolean;
}

const NOTHING: Said = { text: '', unchecked: false };

/** Add to cart, Get Quote and Create Order: the server judges all rows, good ones go, the others stay. */
export function useOrderActions(onClose: () => void) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState<Destination | null>(null);
  const [outcome, setOutcome] = useState<Said>(NOTHING);
  const say = useCallback((text: string) => setOutcome({ text, unchecked: false }), []);

  const leave = ({ destination, gone, kept }: Outcome) => {
    onClose();
    if (destination === 'order') {
      navigate(links.checkout);
      const stayed = `${counted(kept, 'row')} to correct stayed in the quick order form`;
      if (kept > 0) notify.info(stayed);
      return;
    }
    const added = addedTo(LISTS[destination], counted(gone, 'line'));
    if (destination === 'quote') navigate(links.quoteList);
    notify.success(added, {
      link: destination === 'cart' ? VIEW_CART : undefined,
      group: groupOf(LISTS[destination], gone),
    });
  };

  const send = async (destination: Destination) => {
    say('');
    setBusy(destination);
    const result = await takeGoodRows(destination);
    setBusy(null);
    deliver(result.go, destination);
    const done = result.gone > 0 && (result.kept === 0 || destination === 'order');
    if (done) leave(result);
    else setOutcome({ text: said(result), unchecked: result.failure !== null });
  };
  return { send, busy, outcome, say };
}
