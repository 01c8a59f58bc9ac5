import type { Quote } from '@evmandi/api/contract/quotes';
import { formatDay } from '@evmandi/contract/domain/dates';
import { useSession } from '@evmandi/runtime';
import { Breadcrumbs } from '@evmandi/ui/breadcrumbs';
import { Button } from '@evmandi/ui/button';
import { IconClockCheck, IconPrinter } from '@evmandi/ui/icons';
import { PageHead } from '@evmandi/ui/page-head';
import { Pill } from '@evmandi/ui/pill';
import { printPage } from '@evmandi/ui/print-page';
import { Day } from '@evmandi/ui/time';
import { Wrap } from '@evmandi/ui/wrap';
import { useLoaderData } from 'react-router-dom';
import { links } from '../links.ts';
import { UnknownAddress } from '../unknown-address.tsx';
import { OfferCard } from './offer-card.tsx';
import { QuoteLines } from './quote-lines.tsx';
import type { QuoteData } from './quote-loader.ts';
import { QuoteMessages } from './quote-messages.tsx';
import styles from './quote-screen.module.css';
import { isOpenOffer, quoteState } from './quote-state.ts';

/** A request for a quotation and its answer, for the holder of its address. */
export function QuoteScreen() {
  const quote = useLoaderData<QuoteData>();
  return quote ? <KnownQuote quote={quote} /> : <UnknownAddress what="request" />;
}

function KnownQuote({ quote }: { quote: Quote }) {
  const { number, askedAt, answer } = quote;
  const user = useSession((session) => session.user);
  const { label, tone } = quoteState(quote);
  const list = user
    ? { label: 'My requests', to: links.quotes }
    : { label: 'Quote list', to: links.quoteList };
  return (
    <Wrap className={styles.page}>
      <div className={styles.noPrint}>
        <Breadcrumbs items={[{ label: 'Home', to: '/' }, list, { label: number }]} />
      </div>
      <PageHead
        title={`Quote ${number}`}
        lead={
          <>
            Asked <Day value={askedAt} />
            {answer && (
              <>
                , answered <Day value={answer.at} />
              </>
            )}
          </>
        }
        aside={
          <div className={styles.aside}>
            <Pill tone={tone}>{label}</Pill>
            <Button className={styles.noPrint} variant="secondary" size="sm" onClick={printPage}>
              <IconPrinter aria-hidden />
              Print
            </Button>
          </div>
        }
      />
      <div className={styles.columns}>
        <div className={styles.main}>
          <Validity quote={quote} />
          <QuoteLines quote={quote} />
          <QuoteMessages quote={quote} />
        </div>
        <OfferCard quote={quote} />
      </div>
    </Wrap>
  );
}

function Validity({ quote }: { quote: Quote }) {
  const { answer } = quote;
  if (!answer) {
    return (
      <p className={styles.notice}>
        <IconClockCheck aria-hidden />
        Our answer appears on this page. No e-mail is sent; keep this address.
      </p>
    );
  }
  const day = formatDay(answer.validUntil);
  if (quote.expired) return <p className={styles.notice}>This offer was valid until {day}.</p>;
  if (!isOpenOffer(quote)) return null;
  return (
    <p className={styles.notice}>
      <IconClockCheck aria-hidden />
      <span>
        <b>Valid until {day}.</b> Stock is not held until you accept.
      </span>
    </p>
  );
}
