import { notify, useCart } from '@evmandi/runtime';
import { Breadcrumbs } from '@evmandi/ui/breadcrumbs';
import { ButtonLink } from '@evmandi/ui/button';
import { Card } from '@evmandi/ui/card';
import { EmptyState } from '@evmandi/ui/empty-state';
import { IconCircleCheck, IconShoppingCart } from '@evmandi/ui/icons';
import { PageHead } from '@evmandi/ui/page-head';
import { Wrap } from '@evmandi/ui/wrap';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { links } from '../links.ts';
import { useStored } from '../products/use-stored.ts';
import { CartCheckout } from './cart-checkout.tsx';
import { takeFromCart, toOrder } from './cart-order.ts';
import styles from './checkout-screen.module.css';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import { draft, NO_DRAFT, useDraft } from './draft.ts';
import type { Pressed } from './order-source.ts';
import { QuoteCheckout } from './quote-checkout.tsx';

type Placed = Extract<Pressed, { placed: object }>;

/** One page, three short steps: where it goes, how it is paid, what is ordered. */
export function CheckoutScreen() {
  const navigate = useNavigate();
  const { draft: kept, stored } = useDraft();
  const cartStored = useStored(useCart);
  const state = useCart();
  const [done, setDone] = useState<Placed>();
  const lines = toOrder(state);
  const [query] = useSearchParams();
  const offer = query.get('quote');

  const finish = async (pressed: Placed) => {
    const { placed, ordered, earlier } = pressed;
    // First of all: whatever happens on the way to the confirmation, these are ordered.
    setDone(pressed);
    // What may have become of an order of the cart is still to be known after one of an offer.
    draft.change(({ owner, attempt }) => ({
      ...NO_DRAFT,
      owner,
      attempt: offer ? attempt : null,
    }));
    takeFromCart(ordered);
    if (earlier) {
      notify.info(
        'Your first press had arrived: this is that order. What you changed since is not in it.',
      );
    }
    await navigate(links.orderByToken(placed.token), { replace: true });
  };

  return (
    <Wrap className={styles.page}>
      <Breadcrumbs
        items={[
          { label: 'Home', to: '/' },
          offer ? { label: 'Offer', to: links.quote(offer) } : { label: 'Cart', to: links.cart },
          { label: 'Checkout' },
        ]}
      />
      <PageHead title="Checkout" />
      {done ? (
        <Ordered number={done.placed.number} token={done.placed.token} />
      ) : !stored || !cartStored ? (
        <CheckoutSkeleton />
      ) : offer ? (
        <QuoteCheckout key={kept.owner} token={offer} draft={kept} onPlaced={finish} />
      ) : lines.length === 0 ? (
        <NothingToOrder inCart={state.lines.length} />
      ) : (
        <CartCheckout key={kept.owner} draft={kept} lines={lines} onPlaced={finish} />
      )}
    </Wrap>
  );
}

function NothingToOrder({ inCart }: { inCart: number }) {
  return (
    <Card>
      <EmptyState
        icon={<IconShoppingCart />}
        title={inCart > 0 ? 'Nothing is selected' : 'Your cart is empty'}
        text={
          inCart > 0
            ? 'Select the lines that you want to order in your cart.'
            : 'Put what you want to order into the cart.'
        }
        action={
          <ButtonLink to={inCart > 0 ? links.cart : links.listing}>
            {inCart > 0 ? 'Go to the cart' : 'Continue shopping'}
          </ButtonLink>
        }
      />
    </Card>
  );
}

/** Until the confirmation is there, and where it could not be had. */
function Ordered({ number, token }: { number: string; token: string }) {
  return (
    <Card>
      <EmptyState
        icon={<IconCircleCheck />}
        title={`Order ${number} is placed`}
        text="Its page has the invoice, and shows where the order is."
        action={<ButtonLink to={links.orderByToken(token)}>Show the order</ButtonLink>}
      />
    </Card>
  );
}
