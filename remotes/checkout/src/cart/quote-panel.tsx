import { sumOfQuantities } from '@evmandi/contract/domain/lines';
import { CART, notToBeHad, QUOTE_LIST, removedFrom } from '@evmandi/contract/domain/list-texts';
import { counted } from '@evmandi/contract/domain/numbers';
import { cart, notify, quote, useQuote } from '@evmandi/runtime';
import { Button, ButtonLink } from '@evmandi/ui/button';
import { Card } from '@evmandi/ui/card';
import { EmptyState } from '@evmandi/ui/empty-state';
import { IconFileInvoice, IconShoppingCart } from '@evmandi/ui/icons';
import { offerUndo } from '@evmandi/ui/toast-actions';
import { VisuallyHidden } from '@evmandi/ui/visually-hidden';
import { LineItem } from '../lines/line-item.tsx';
import { removeLines, restoreLine, setQuantity } from '../lines/line-operations.ts';
import { LineRows } from '../lines/line-rows.tsx';
import { listed, splitOrderable } from '../lines/lines.ts';
import { LinesSkeleton } from '../lines/lines-skeleton.tsx';
import { MissingLines } from '../lines/missing-lines.tsx';
import { NotKept } from '../lines/not-kept.tsx';
import { UnreadLines } from '../lines/unread-lines.tsx';
import { useProductLines } from '../lines/use-product-lines.ts';
import { links, VIEW_CART } from '../links.ts';
import { ReadFailure } from '../products/read-failure.tsx';
import { ContinueShopping } from './continue-shopping.tsx';
import panelStyles from './filled-cart.module.css';
import { ListPrice } from './list-price.tsx';
import { QuoteForm } from './quote-form.tsx';
import styles from './quote-panel.module.css';
import { QuoteSent, useSentQuote } from './quote-sent.tsx';

export function QuotePanel() {
  const { reading, kept, lines, missing, unread, waiting, empty, find } = useProductLines(useQuote);
  const { sent, keepSent } = useSentQuote();

  const remove = (id: string) => {
    const found = find(id);
    if (!found) return;
    removeLines(quote, [id]);
    const undo = () => restoreLine(quote, found.line, found.index);
    offerUndo(removedFrom(QUOTE_LIST, found.name), undo);
  };
  const moveAll = () => {
    const { go, stay } = splitOrderable(lines);
    cart.addMany(go);
    removeLines(
      quote,
      go.map(({ id }) => id),
    );
    if (go.length)
      notify.success(`${counted(go.length, 'line')} moved to ${CART}`, {
        link: VIEW_CART,
      });
    if (stay.length) {
      const names = listed(stay.map(({ product }) => product.name));
      notify.error(notToBeHad(`still on ${QUOTE_LIST}`, names));
    }
  };

  return (
    <>
      <VisuallyHidden role="status">
        {waiting
          ? 'Loading quote list'
          : `${counted(kept.length, 'line')}, ${counted(sumOfQuantities(kept), 'item')} on ${QUOTE_LIST}`}
      </VisuallyHidden>
      {sent && <QuoteSent sent={sent} />}
      {empty ? (
        !sent && <EmptyQuote />
      ) : waiting ? (
        <div className={panelStyles.columns} aria-hidden="true">
          <Card className={styles.list}>
            <LinesSkeleton lines={3} />
          </Card>
          <Card className={styles.asidePlace} />
        </div>
      ) : (
        <div className={panelStyles.columns}>
          <div className={panelStyles.lines} data-rows="">
            <NotKept store={useQuote} list={QUOTE_LIST} />
            {unread.length === 0 && (
              <ReadFailure
                title="Quote list"
                reading={reading}
                kept={`Nothing is lost: ${QUOTE_LIST} keeps its ${counted(kept.length, 'line')}.`}
              />
            )}
            <UnreadLines lines={unread} reading={reading} onRemove={({ id }) => remove(id)} />
            {lines.length > 0 && (
              <Card as="section" className={styles.list} aria-label={`Lines of ${QUOTE_LIST}`}>
                <LineRows lines={lines}>
                  {(some) =>
                    some.map((line) => (
                      <LineItem
                        key={line.id}
                        line={line}
                        heading="h2"
                        price={<ListPrice line={line} />}
                        onQuantity={(quantity) => setQuantity(quote, line.id, quantity)}
                        onRemove={() => remove(line.id)}
                      />
                    ))
                  }
                </LineRows>
              </Card>
            )}
            <MissingLines ids={missing} onRemove={remove} />
            <div className={styles.actions}>
              <ContinueShopping />
              {lines.length > 0 && (
                <Button variant="ghost" onClick={moveAll}>
                  <IconShoppingCart aria-hidden />
                  Move all to cart
                </Button>
              )}
            </div>
          </div>
          {lines.length > 0 && (
            <QuoteForm
              lines={lines}
              onSent={(answer) => {
                removeLines(
                  quote,
                  lines.map(({ id }) => id),
                );
                keepSent(answer);
              }}
            />
          )}
        </div>
      )}
    </>
  );
}

function EmptyQuote() {
  return (
    <Card>
      <EmptyState
        icon={<IconFileInvoice />}
        title="Your quote list is empty"
        text="Put lines of the cart or products on it to ask for one price for all of them."
        action={<ButtonLink to={links.listing}>Continue shopping</ButtonLink>}
      />
    </Card>
  );
}
