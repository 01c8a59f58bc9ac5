import type { OwnQuoteList } from '@evmandi/api/contract/quotes';
import { formatDay } from '@evmandi/contract/domain/dates';
import { counted } from '@evmandi/contract/domain/numbers';
import { Breadcrumbs } from '@evmandi/ui/breadcrumbs';
import { ButtonLink } from '@evmandi/ui/button';
import { Card } from '@evmandi/ui/card';
import { EmptyState } from '@evmandi/ui/empty-state';
import { IconFileInvoice } from '@evmandi/ui/icons';
import { Money } from '@evmandi/ui/money';
import { PageHead } from '@evmandi/ui/page-head';
import { Pager } from '@evmandi/ui/pager';
import { Pill } from '@evmandi/ui/pill';
import { Day } from '@evmandi/ui/time';
import { VisuallyHidden } from '@evmandi/ui/visually-hidden';
import { Wrap } from '@evmandi/ui/wrap';
import { useLoaderData } from 'react-router-dom';
import { links } from '../links.ts';
import { ProductPicture } from '../products/product-picture.tsx';
import { isOpenOffer, quoteState } from './quote-state.ts';
import styles from './quotes-screen.module.css';

type Listed = OwnQuoteList['quotes'][number];

/** One's own requests for quotations: those sent while signed in. */
export function QuotesScreen() {
  const { quotes, page } = useLoaderData<OwnQuoteList>();
  return (
    <Wrap className={styles.page}>
      <Breadcrumbs items={[{ label: 'Home', to: '/' }, { label: 'My requests' }]} />
      <PageHead title="My requests" />
      {quotes.length === 0 ? (
        <EmptyState
          icon={<IconFileInvoice />}
          title="No requests yet"
          text="Requests for a quotation that you send while you are signed in appear here."
          action={<ButtonLink to={links.quoteList}>See your quote list</ButtonLink>}
        />
      ) : (
        <ul className={styles.list}>
          {quotes.map((quote) => (
            <li key={quote.number}>
              <QuoteCard quote={quote} />
            </li>
          ))}
        </ul>
      )}
      <Pager page={page.page} pages={page.pages} hrefFor={(number) => `?page=${number}`} />
    </Wrap>
  );
}

function QuoteCard({ quote }: { quote: Listed }) {
  const { number, token, askedAt, product, lines, net, validUntil } = quote;
  const { label, tone } = quoteState(quote);
  return (
    <Card as="article" className={styles.card} aria-labelledby={`quote-${number}`}>
      <ProductPicture product={product} width={144} className={styles.picture} />
      <div className={styles.words}>
        <h2 className={styles.title} id={`quote-${number}`}>
          {number}
        </h2>
        <p className={styles.text}>
          {product.name}
          {lines > 1 && ` and ${counted(lines - 1, 'more line')}`}
        </p>
        <p className={styles.text}>
          Asked <Day value={askedAt} />
          {validUntil && isOpenOffer(quote) && `, valid until ${formatDay(validUntil)}`}
        </p>
      </div>
      <Pill tone={tone}>{label}</Pill>
      <Money className={styles.net} paise={net} />
      <ButtonLink variant="secondary" to={links.quote(token)}>
        View <VisuallyHidden>{number}</VisuallyHidden>
      </ButtonLink>
    </Card>
  );
}
