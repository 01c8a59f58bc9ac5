import type { Quote } from '@evmandi/api/contract/quotes';
import { counted } from '@evmandi/contract/domain/numbers';
import { offerSums } from '@evmandi/contract/domain/offer';
import { http } from '@evmandi/runtime';
import { Button, ButtonLink } from '@evmandi/ui/button';
import { Card } from '@evmandi/ui/card';
import { Confirm } from '@evmandi/ui/confirm';
import { Money } from '@evmandi/ui/money';
import { useChange } from '@evmandi/ui/use-change';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { links } from '../links.ts';
import styles from './offer-card.module.css';
import { isOpenOffer } from './quote-state.ts';

/** What the offer comes to, and what can be done with it. */
export function OfferCard({ quote }: { quote: Quote }) {
  const { answer, lines, order } = quote;
  const { token = '' } = useParams();
  const { pieces, listNet, saved } = offerSums(lines);
  return (
    <Card as="section" className={styles.card} aria-labelledby="offer">
      <h2 className={styles.title} id="offer">
        {answer ? 'Offer' : 'Your request'}
      </h2>
      <dl className={styles.sums}>
        <div className={styles.row}>
          <dt>List price</dt>
          <dd>
            {saved > 0 ? (
              <s>
                <Money paise={listNet} />
              </s>
            ) : (
              <Money paise={listNet} />
            )}
          </dd>
        </div>
        {answer && (
          <>
            {saved > 0 && (
              <div className={styles.row}>
                <dt>You save</dt>
                <dd className={styles.saved}>
                  <Money paise={saved} />
                </dd>
              </div>
            )}
            <div className={styles.row}>
              <dt>Net, {counted(pieces, 'piece')}</dt>
              <dd>
                <Money paise={answer.net} />
              </dd>
            </div>
            <div className={styles.row}>
              <dt>Tax</dt>
              <dd>
                <Money paise={answer.tax} />
              </dd>
            </div>
            <div className={`${styles.row} ${styles.total}`}>
              <dt>Total</dt>
              <dd>
                <Money paise={answer.total} />
              </dd>
            </div>
          </>
        )}
      </dl>
      {order && (
        <ButtonLink to={links.orderByToken(order.token)}>See order {order.number}</ButtonLink>
      )}
      {answer && isOpenOffer(quote) && (
        <div className={styles.actions}>
          <ButtonLink block to={links.checkoutOfQuote(token)}>
            Accept and check out
          </ButtonLink>
          <Decline />
          <p className={styles.note}>
            Accepting opens checkout with these prices. Nothing is ordered before you confirm there.
            No e-mail is sent; keep this address.
          </p>
        </div>
      )}
    </Card>
  );
}

function Decline() {
  const { token = '' } = useParams();
  const [asking, setAsking] = useState(false);
  const declining = useChange(() => http.post(`/quotes/${encodeURIComponent(token)}/decline`, {}), {
    revalidate: true,
  });
  return (
    <>
      <Button variant="secondary" block busy={declining.busy} onClick={() => setAsking(true)}>
        Decline
      </Button>
      {declining.failure && (
        <p className={styles.failure} role="alert">
          {declining.failure}
        </p>
      )}
      {asking && (
        <Confirm
          title="Decline this offer?"
          text="It cannot be accepted afterwards. You can ask for another one."
          confirmLabel="Decline"
          cancelLabel="Keep the offer"
          onConfirm={() => {
            setAsking(false);
            void declining.send(undefined);
          }}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
}
