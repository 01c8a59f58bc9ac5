import type { Quote } from '@evmandi/api/contract/quotes';
import { DAY_MS, dayInIndia, formatDay } from '@evmandi/contract/domain/dates';
import { counted } from '@evmandi/contract/domain/numbers';
import { useSession } from '@evmandi/runtime';
import { Breadcrumbs } from '@evmandi/ui/breadcrumbs';
import { Button } from '@evmandi/ui/button';
import { IconClockCheck, IconPrinter } from '@evmandi/ui/icons';
import { joinClasses } from '@evmandi/ui/join-classes';
import { Pill } from '@evmandi/ui/pill';
import { printPage } from '@evmandi/ui/print-page';
import { Day } from '@evmandi/ui/time';
import { Wrap } from '@evmandi/ui/wrap';
import { useLoaderData } from 'react-router-dom';
import { links } from '../links.ts';
import page from '../orders/order-page.module.css';
import order from '../orders/order-screen.module.css';
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
      <div className={joinClasses(page.head, order.head)}>
        <div className={page.words}>
          <div className={order.line}>
            <h1 className={joinClasses(page.title, order.title)} tabIndex={-1}>
              Quote {number}
            </h1>
            <Pill tone={tone}>{label}</Pill>
          </div>
          <p className={joinClasses(page.sub, order.sub)}>
            Asked <Day value={askedAt} />
            {answer && (
              <>
                , answered <Day value={answer.at} />
              </>
            )}
          </p>
        </div>
        <div className={styles.noPrint}>
          <Button variant="secondary" onClick={printPage}>
            <IconPrinter aria-hidden />
            Print
          </Button>
        </div>
      </div>
      <div className={styles.columns}>
        <div className={styles.main}>
          <Validity quote={quote} />
          <QuoteLines quote={quote} />
        </div>
        <div className={styles.offer}>
          <OfferCard quote={quote} />
        </div>
        <div className={styles.messages}>
          <QuoteMessages quote={quote} />
        </div>
      </div>
    </Wrap>
  );
}

/** The last day is one of them. */
function daysLeft(lastDay: string): string {
  const days = (Date.parse(lastDay) - Date.parse(dayInIndia(Date.now()))) / DAY_MS + 1;
  return days === 1 ? 'Today is the last day.' : `${counted(days, 'day')} left.`;
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
        <b>Valid until {day}.</b> {daysLeft(answer.validUntil)} Stock is not held until you accept.
      </span>
    </p>
  );
}
