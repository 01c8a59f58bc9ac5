import { addedTo, CART, QUOTE_LIST } from '@evmandi/contract/domain/list-texts';
import { formatDollars, formatRate } from '@evmandi/contract/domain/money';
import { counted } from '@evmandi/contract/domain/numbers';
import type { SlotProps } from '@evmandi/contract/platform/slots';
import { getConfig, notify } from '@evmandi/runtime';
import { Button } from '@evmandi/ui/button';
import { Dialog } from '@evmandi/ui/dialog';
import { IconPlus, IconShoppingCartPlus } from '@evmandi/ui/icons';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { links, VIEW_CART } from '../links.ts';
import { OrderTable } from './order-table.tsx';
import styles from './quick-order-dialog.module.css';
import { type Row, summaryOf } from './rows.ts';
import { type Outcome, useRows } from './use-rows.ts';

export function QuickOrderDialog({ onClose }: SlotProps['header.quick-order']) {
  const navigate = useNavigate();
  const [outcome, setOutcome] = useState('');
  const { rupeesPerDollar } = getConfig();

  const tell = ({ destination, gone, kept }: Outcome) => {
    const added = addedTo(destination === 'cart' ? CART : QUOTE_LIST, counted(gone, 'line'));
    if (gone > 0 && kept === 0) {
      setOutcome('');
      onClose();
      if (destination === 'quote') navigate(links.quoteList);
      const link = destination === 'cart' ? VIEW_CART : undefined;
      notify.success(added, { link });
    } else if (gone > 0) setOutcome(`${added}, ${kept} to correct`);
    else
      setOutcome(kept > 0 ? `Nothing added: ${kept} to correct` : 'Enter at least one item number');
  };
  const form = useRows(tell);

  return (
    <Dialog
      className={styles.dialog}
      title="Quick order form"
      description="Type part numbers, press Enter for the next row"
      closeLabel="Close quick order form"
      bodyClassName={styles.body}
      footerClassName={styles.foot}
      initialFocus="[role=combobox]"
      onClose={onClose}
      footer={
        <>
          <p className={styles.summary} role="status">
            {outcome || <Summary rows={form.rows} rupeesPerDollar={rupeesPerDollar} />}
          </p>
          <Button
            className={styles.action}
            variant="secondary"
            busy={form.busy}
            onClick={() => form.send('quote')}
          >
            Get Quote
          </Button>
          <Button className={styles.action} busy={form.busy} onClick={() => form.send('cart')}>
            {!form.busy && <IconShoppingCartPlus aria-hidden />}
            Add to cart
          </Button>
        </>
      }
    >
      <OrderTable form={form} onEdit={() => setOutcome('')} />
      <Button
        variant="ghost"
        size="sm"
        onClick={() => {
          const key = form.addRows(1);
          // The row stands there after the next paint.
          requestAnimationFrame(() => document.getElementById(`quick-order-item-${key}`)?.focus());
        }}
      >
        <IconPlus aria-hidden />
        More rows
      </Button>
      <p className={styles.rate}>
        Prices here are US dollars, converted at {formatRate(rupeesPerDollar)}. The order is placed
        in rupees.
      </p>
    </Dialog>
  );
}

function Summary({ rows, rupeesPerDollar }: { rows: Row[]; rupeesPerDollar: number }) {
  const { good, wrong, net } = summaryOf(rows);
  if (good === 0 && wrong === 0) return 'Two sample lines, nothing entered yet';
  return (
    <>
      <b className={styles.net}>{formatDollars(net, rupeesPerDollar)}</b> net,{' '}
      {counted(good, 'good line')}
      {wrong > 0 && `, ${wrong} to correct`}
    </>
  );
}
