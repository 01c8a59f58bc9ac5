import { addedTo, groupOf, QUOTE_LIST } from '@evmandi/contract/domain/list-texts';
import { counted } from '@evmandi/contract/domain/numbers';
import { notify, quote, useQuote } from '@evmandi/runtime';
import { memo } from 'react';
import { type ProductLine, quoteAdditions } from '../lines/lines.ts';
import type { LineRefusal } from '../lines/read-checks.ts';
import { orderRefusals } from './order-refusals.ts';
import { Summary } from './summary.tsx';

interface CartAsideProps {
  lines: readonly ProductLine[];
  selectedLines: readonly ProductLine[];
  refusalOf: (line: ProductLine) => LineRefusal | null;
  onShowQuote: () => void;
}

/** What the selected lines come to, and what can be done with them. Memoised: it follows a press a moment later. */
export const CartAside = memo(function CartAside(props: CartAsideProps) {
  const { lines, selectedLines, refusalOf, onShowQuote } = props;
  const requestQuote = () => {
    if (selectedLines.length === 0) {
      notify.error('Select the lines that you want a quotation for');
      return;
    }
    quote.addMany(quoteAdditions(selectedLines, useQuote.getState().lines));
    onShowQuote();
    notify.success(addedTo(QUOTE_LIST, counted(selectedLines.length, 'line')), {
      group: groupOf(QUOTE_LIST, selectedLines.length),
    });
  };
  return (
    <Summary
      lines={selectedLines}
      all={lines}
      refusals={orderRefusals(selectedLines, refusalOf)}
      onRequest={requestQuote}
    />
  );
});
