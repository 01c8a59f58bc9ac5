import { counted } from '@evmandi/contract/domain/numbers';
import { SHIPPING_TERMS } from '@evmandi/contract/domain/shipping-terms';
import { Card } from '@evmandi/ui/card';
import { IconArrowLeft, IconShoppingCart } from '@evmandi/ui/icons';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import card from '../lines/summary-card.module.css';
import { Totals } from '../lines/totals.tsx';
import { OrderLines } from './order-lines.tsx';
import type { Priced } from './order-source.ts';
import styles from './order-summary.module.css';

interface OrderSummaryProps {
  prices: Priced;
  /** The review has the lines itself. */
  totalsOnly: boolean;
  /** How many lines of the cart are not ordered; null for what is not the cart's. */
  others: number | null;
  /** Where the lines can be changed. */
  backTo: string;
  backLabel: string;
}

/** What the order comes to. */
export const OrderSummary = memo(function OrderSummary(props: OrderSummaryProps) {
  const { prices, totalsOnly, others, backTo, backLabel } = props;
  return (
    <Card as="aside" className={card.summary} aria-labelledby="checkout-summary">
      <h2 className={card.title} id="checkout-summary">
        {totalsOnly ? 'Total' : 'Your order'}
      </h2>
      {!totalsOnly && (
        <div className={styles.lines}>
          <OrderLines lines={prices.lines} />
        </div>
      )}
      <Totals {...prices.totals} taxRate={prices.taxRate} />
      <p className={card.note}>{SHIPPING_TERMS}</p>
      {others !== null && others > 0 && (
        <p className={card.fact}>
          <IconShoppingCart size={18} aria-hidden />
          {counted(others, 'other line')} {others === 1 ? 'stays' : 'stay'} in your cart
        </p>
      )}
      <Link className={styles.back} to={backTo}>
        <IconArrowLeft aria-hidden />
        {backLabel}
      </Link>
    </Card>
  );
});
