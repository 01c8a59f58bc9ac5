import { formatDollars } from '@evmandi/contract/domain/money';
import { counted } from '@evmandi/contract/domain/numbers';
import { getConfig } from '@evmandi/runtime';
import { Button } from '@evmandi/ui/button';
import { IconShoppingCartPlus } from '@evmandi/ui/icons';
import { formRows } from './order-form.ts';
import styles from './quick-order-dialog.module.css';
import { type Destination, hasFailed, summaryOf } from './rows.ts';
import type { useOrderActions } from './use-order-actions.ts';
import { useRowList } from './use-row-list.ts';

/** What the form comes to, and where its rows can go. */
export function FormFoot({ actions }: { actions: ReturnType<typeof useOrderActions> }) {
  const { text, unchecked } = actions.outcome;
  const isOver = !useRowList(formRows).some(hasFailed) && unchecked;
  const button = (destination: Destination) => ({
    className: styles.action,
    busy: actions.busy === destination,
    onClick: () => {
      if (actions.busy === null) void actions.send(destination);
    },
  });
  return (
    <>
      <p className={styles.summary} role="status">
        {(!isOver && text) || <Summary />}
      </p>
      <Button {...button('order')} variant="secondary">
        Create Order
      </Button>
      <Button {...button('quote')} variant="secondary">
        Get Quote
      </Button>
      <Button {...button('cart')}>
        {actions.busy !== 'cart' && <IconShoppingCartPlus aria-hidden />}
        Add to cart
      </Button>
    </>
  );
}

function Summary() {
  const { rupeesPerDollar } = getConfig();
  const { good, wrong, net } = summaryOf(useRowList(formRows));
  if (good === 0 && wrong === 0) return 'Two sample lines, nothing entered yet';
  return (
    <>
      <b className={styles.net}>{formatDollars(net, rupeesPerDollar)}</b> net,{' '}
      {counted(good, 'good line')}
      {wrong > 0 && `, ${wrong} to correct`}
    </>
  );
}
