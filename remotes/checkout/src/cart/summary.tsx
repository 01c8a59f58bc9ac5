import { commonRate, TAX_RATE } from '@evmandi/contract/domain/gst-tax';
import { SHIPPING_TERMS } from '@evmandi/contract/domain/shipping-terms';
import { Button, ButtonLink } from '@evmandi/ui/button';
import { Card } from '@evmandi/ui/card';
import {
  IconAlertCircle,
  IconFileDownload,
  IconPrinter,
  IconShieldCheck,
  IconTruckDelivery,
} from '@evmandi/ui/icons';
import { joinClasses } from '@evmandi/ui/join-classes';
import { printPage } from '@evmandi/ui/print-page';
import { saveFile } from '@evmandi/ui/save-file';
import { useOnline } from '@evmandi/ui/use-online';
import { type MouseEvent, useId, useState } from 'react';
import { type ProductLine, totalsOf } from '../lines/lines.ts';
import card from '../lines/summary-card.module.css';
import { Totals } from '../lines/totals.tsx';
import { links } from '../links.ts';
import { cartCsv } from './cart-csv.ts';
import styles from './summary.module.css';

const NEEDS_NETWORK = 'Checkout needs the network. It opens by itself when you are back.';

interface SummaryProps {
  /** The selected lines: the totals follow them. */
  lines: readonly ProductLine[];
  all: readonly ProductLine[];
  /** Why the selected lines cannot be ordered now. */
  refusals: readonly string[];
  onRequest: () => void;
}

export function Summary({ lines, all, refusals, onRequest }: SummaryProps) {
  const online = useOnline();
  const reasonId = useId();
  const [pressed, setPressed] = useState(false);
  const totals = totalsOf(lines);
  const rate = lines.length > 0 ? commonRate(lines.map(({ product }) => product)) : TAX_RATE;
  const refuse = (event: MouseEvent) => {
    if (!online) {
      event.preventDefault();
      return;
    }
    setPressed(true);
    if (refusals.length > 0) event.preventDefault();
  };
  // Links that keep their place and the focus, and open again by themselves.
  const checkout = {
    onClick: refuse,
    ...(!online && {
      className: styles.off,
      'aria-disabled': true,
      'aria-describedby': reasonId,
    }),
  };
  const save = () => {
    const selected = new Set(lines.map(({ id }) => id));
    saveFile('cart.csv', cartCsv(all, selected));
  };
  return (
    <Card as="aside" className={card.summary} aria-labelledby="cart-summary">
      <h2 className={card.title} id="cart-summary">
        Summary
      </h2>
      <Totals {...totals} taxRate={rate} />
      <p className={card.fact}>
        <IconTruckDelivery aria-hidden />
        Free shipping from 100.00 · Min. order 50.00
      </p>
      <p className={joinClasses(card.note, styles.note)}>
        Prices of lines are net, excluding tax. {SHIPPING_TERMS}
      </p>
      <div className={styles.actions}>
        <ButtonLink to={links.checkout} block {...checkout}>
          Go to checkout
        </ButtonLink>
        {!online && (
          <p className={styles.reason} id={reasonId}>
            {NEEDS_NETWORK}
          </p>
        )}
        <Button variant="secondary" block onClick={onRequest}>
          Request for Shopping
        </Button>
        <div role="alert" className={styles.place}>
          {pressed && refusals.length > 0 && <Refusals texts={refusals} />}
        </div>
        <div className={styles.small}>
          <ButtonLink to={links.checkoutPayment} variant="ghost" size="sm" {...checkout}>
            <IconShieldCheck aria-hidden />
            Safe payment
          </ButtonLink>
          <Button variant="ghost" size="sm" onClick={printPage}>
            <IconPrinter aria-hidden />
            Print shopping cart
          </Button>
          <Button variant="ghost" size="sm" onClick={save}>
            <IconFileDownload aria-hidden />
            Export as CSV
          </Button>
        </div>
      </div>
    </Card>
  );
}

function Refusals({ texts }: { texts: readonly string[] }) {
  return (
    <div className={styles.refusals}>
      <IconAlertCircle className={styles.icon} aria-hidden />
      <ul>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  );
}
