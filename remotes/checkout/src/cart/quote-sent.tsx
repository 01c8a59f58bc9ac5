import type { AskedQuote } from '@evmandi/api/contract/quotes';
import { ButtonLink } from '@evmandi/ui/button';
import { Card } from '@evmandi/ui/card';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { links } from '../links.ts';
import styles from './quote-sent.module.css';

/** The request that was sent from this entry of the history: a reload and Back find it again. */
export function useSentQuote() {
  const location = useLocation();
  const navigate = useNavigate();
  const kept = (location.state as { sentQuote?: AskedQuote } | null)?.sentQuote;
  const keepSent = (sentQuote: AskedQuote) =>
    navigate(location, { replace: true, preventScrollReset: true, state: { sentQuote } });
  return { sent: kept, keepSent };
}

/** The number of a request and its page, which no one else finds. */
export function QuoteSent({ sent }: { sent: AskedQuote }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card as="section" className={styles.sent} aria-labelledby="quote-sent">
      <h2 ref={heading} className={styles.title} id="quote-sent" tabIndex={-1}>
        Request {sent.number} was sent
      </h2>
      <p className={styles.text}>
        Our answer appears on a page that only its address leads to. No e-mail is sent, so keep that
        address; on the phone, name the number {sent.number}.
      </p>
      <ButtonLink to={links.quote(sent.token)}>See request {sent.number}</ButtonLink>
    </Card>
  );
}
