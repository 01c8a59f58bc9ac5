import type { Quote } from '@evmandi/api/contract/quotes';
import { isNoAddress } from '@evmandi/contract/platform/refusal';
import { ButtonLink } from '@evmandi/ui/button';
import { Card } from '@evmandi/ui/card';
import { EmptyState } from '@evmandi/ui/empty-state';
import { IconFileInvoice } from '@evmandi/ui/icons';
import { useRead } from '@evmandi/ui/use-read';
import { useEffect, useMemo, useState } from 'react';
import { links } from '../links.ts';
import { isOpenOffer } from '../quotes/quote-state.ts';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import { CheckoutSteps } from './checkout-steps.tsx';
import { isBlank } from './contact.ts';
import { type Draft, draft as kept } from './draft.ts';
import type { OrderSource, Pressed } from './order-source.ts';
import { pressQuote, pricedOffer, readQuote } from './quote-order.ts';

interface QuoteCheckoutProps {
  token: string;
  draft: Draft;
  onPlaced: (pressed: Extract<Pressed, { placed: object }>) => void;
}

/** The order of an offer, at its prices. Its lines are as they were offered. */
export function QuoteCheckout({ token, draft, onPlaced }: QuoteCheckoutProps) {
  const reading = useRead(`quote ${token}`, (signal) => readQuote(token, signal));
  const { data: quote } = reading;
  const answer = useMemo(() => quote && pricedOffer(quote), [quote]);
  const [named, setNamed] = useState(false);
  useEffect(() => {
    if (!quote || named) return;
    const { name, phone, email } = quote;
    if (isBlank(kept.read().contact)) {
      kept.change(({ contact }) => ({ contact: { ...contact, name, phone, email } }));
    }
    // Once: what is emptied later stays empty.
    setNamed(true);
  }, [quote, named]);

  if (isNoAddress(reading.error)) {
    const text = 'Its address may be incomplete. Open the page of your request again.';
    return (
      <NoOffer title="We could not find that offer" text={text} to={links.quoteList}>
        See your quote list
      </NoOffer>
    );
  }
  if (quote && !isOpenOffer(quote)) return <OfferOver quote={quote} token={token} />;
  if (quote && !named) return <CheckoutSkeleton />;
  const source: OrderSource = {
    ...reading,
    answer,
    press: (own, prices) => pressQuote(token, own, prices),
    lost: null,
    back: { to: links.quote(token), label: 'Back to the offer' },
    others: null,
  };
  return <CheckoutSteps draft={draft} source={source} onPlaced={onPlaced} />;
}

function OfferOver({ quote: { number, order, answer }, token }: { quote: Quote; token: string }) {
  const title = `${number} cannot be ordered`;
  if (order) {
    return (
      <NoOffer
        title={title}
        text={`It has become order ${order.number}.`}
        to={links.orderByToken(order.token)}
      >
        Show the order
      </NoOffer>
    );
  }
  const text = answer
    ? 'The offer no longer holds. You can ask for another one.'
    : 'There is no offer yet. Our answer appears on the page of your request.';
  return (
    <NoOffer title={title} text={text} to={links.quote(token)}>
      Show the request
    </NoOffer>
  );
}

interface NoOfferProps {
  title: string;
  text: string;
  to: string;
  children: string;
}

function NoOffer({ title, text, to, children }: NoOfferProps) {
  return (
    <Card>
      <EmptyState
        icon={<IconFileInvoice />}
        title={title}
        text={text}
        action={<ButtonLink to={to}>{children}</ButtonLink>}
      />
    </Card>
  );
}
