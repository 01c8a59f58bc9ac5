import { formatMoment } from '@evmandi/contract/domain/dates';
import { formatPaise } from '@evmandi/contract/domain/money';
import { Notice } from '../notice.tsx';
import { changedPrices } from './changed-prices.ts';
import type { Priced } from './order-source.ts';
import type { Setback } from './outcome.ts';

interface SetbackNoticeProps {
  setback: Setback;
  /** What was shown when the order was sent, and what holds now. */
  agreed: Priced | undefined;
  prices: Priced;
}

/** Why the last press placed no order, or may have placed it, and what to do. */
export function SetbackNotice({ setback, agreed, prices }: SetbackNoticeProps) {
  const { kind } = setback;
  if (kind === 'offline') {
    return (
      <Notice tone="warning" role="alert" focusOn={setback} title="You are offline">
        <p>
          Nothing was sent, and what you entered is kept. Press Place order again once you are
          connected.
        </p>
      </Notice>
    );
  }
  if (kind === 'unanswered') {
    return (
      <Notice tone="warning" role="alert" focusOn={setback} title="We got no answer">
        <p>
          Your order may have arrived or not. Press Place order again: the same order is never
          placed twice.
        </p>
      </Notice>
    );
  }
  if (kind === 'earlier') {
    return (
      <Notice tone="warning" role="alert" focusOn={setback} title="An earlier order was placed">
        <p>
          Before the sign-out in this browser order {setback.number} was sent on{' '}
          {formatMoment(new Date(setback.sentAt).toISOString())}. Its answer was lost, but it was
          placed: sign in to see it in My orders. Nothing was sent now. To order these parts as
          well, press Place order again.
        </p>
      </Notice>
    );
  }
  if (kind === 'price') {
    const changed = changedPrices(agreed, prices);
    return (
      <Notice tone="warning" role="alert" focusOn={setback} title="A price has changed">
        {changed.length > 0 && (
          <ul>
            {changed.map(({ productId, name, before, now }) => (
              <li key={productId}>
                {name}: {formatPaise(before)}, now {formatPaise(now)}
              </li>
            ))}
          </ul>
        )}
        <p>
          The total is {formatPaise(prices.totals.total)} now. Nothing was ordered: place the order
          again if you agree.
        </p>
      </Notice>
    );
  }
  if (kind === 'lines' && prices.problems.length === 0) {
    return (
      <Notice tone="error" role="alert" focusOn={setback} title="Nothing was ordered">
        <ul>
          {setback.messages.map((message) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      </Notice>
    );
  }
  if (kind !== 'refused') return null;
  return (
    <Notice tone="error" role="alert" focusOn={setback} title="Nothing was ordered">
      <p>{setback.message}</p>
    </Notice>
  );
}
