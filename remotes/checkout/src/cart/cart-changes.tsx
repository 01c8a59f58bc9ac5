import { memo } from 'react';
import { keepSeenPrices } from '../lines/line-operations.ts';
import type { ProductLine } from '../lines/lines.ts';
import type { LineRefusal } from '../lines/read-checks.ts';
import { changesOf, pricesOf } from './changes.ts';
import { ChangesNotice } from './changes-notice.tsx';
import { useSeenPrices } from './use-seen-prices.ts';

interface CartChangesProps {
  lines: readonly ProductLine[];
  refusalOf: (line: ProductLine) => LineRefusal | null;
  wasVisited: (line: ProductLine) => boolean;
}

/** What is another than when the lines were added. Memoised: it follows a press a moment later. */
export const CartChanges = memo(function CartChanges(props: CartChangesProps) {
  const { lines, refusalOf, wasVisited } = props;
  useSeenPrices(lines);
  return (
    <ChangesNotice
      changes={changesOf(lines, (line) => (wasVisited(line) ? refusalOf(line) : null))}
      onNoted={() => keepSeenPrices(pricesOf(lines))}
    />
  );
});
