import type { AdminQuote } from '@evmandi/api/contract/admin-quotes';
import { formatDay } from '@evmandi/contract/domain/dates';
import { formatPaise } from '@evmandi/contract/domain/money';
import { formatNumber } from '@evmandi/contract/domain/numbers';
import { pictureAddress } from '@evmandi/runtime';
import { Media } from '@evmandi/ui/media';
import { Money } from '@evmandi/ui/money';
import { Picture } from '@evmandi/ui/picture';
import { Pill } from '@evmandi/ui/pill';
import { Day } from '@evmandi/ui/time';
import { links } from '../links.ts';
import { changedFields, type Values } from '../list/merge.ts';
import requests from '../requests/requests.module.css';
import { ShopperView } from '../requests/shopper-view.tsx';
import { isRefused, noteField, typedPrice, typedTotals, valuesOf } from './answer-quote.ts';
import styles from './quote-preview.module.css';

/** The offer as the shopper's page shows it, from what is typed. */
export function QuotePreview({ quote, values }: { quote: AdminQuote; values: Values }) {
  const { number, answer, lines, token } = quote;
  const isSent = answer !== null && changedFields(valuesOf(quote), values).length === 0;
  const { net, tax, total, saved } = typedTotals(quote, values);
  return (
    <ShopperView
      title={`Your request ${number}`}
      mark={isSent ? <Pill tone="delivered">Sent</Pill> : <Pill tone="inactive">Draft</Pill>}
      path={links.quotePage(token)}
    >
      <div>
        <h4 className={styles.title}>Our offer for you</h4>
        <p className={requests.small}>
          {values.validUntil ? `Valid until ${formatDay(values.validUntil)}` : 'No last day yet'}
          {isSent && (
            <>
              , answered <Day value={answer.at} />
            </>
          )}
        </p>
      </div>
      <ul>
        {lines.map((line, index) => {
          const price = typedPrice(values, index);
          const note = values[noteField(index)];
          return (
            <li key={line.position} className={styles.line}>
              <Media className={styles.media}>
                <Picture src={pictureAddress(line.picture.path)} alt="" width={48} height={40} />
              </Media>
              <span className={styles.words}>
                <b className={styles.name}>{line.name}</b>
                <span className={requests.small}>
                  {isRefused(values, index)
                    ? 'Cannot be delivered, not in the offer'
                    : price === undefined
                      ? `${formatNumber(line.quantity)} pieces, no price yet`
                      : `${formatNumber(line.quantity)} x ${formatPaise(price)}`}
                </span>
                {note && <span className={requests.small}>{note}</span>}
              </span>
              {price !== undefined && (
                <Money className={styles.net} paise={price * line.quantity} />
              )}
            </li>
          );
        })}
      </ul>
      <dl className={styles.sums}>
        <div className={styles.sum}>
          <dt>Net total</dt>
          <dd>
            <Money paise={net} />
          </dd>
        </div>
        <div className={styles.sum}>
          <dt>Tax</dt>
          <dd>
            <Money paise={tax} />
          </dd>
        </div>
        <div className={styles.total}>
          <dt>Total</dt>
          <dd>
            <Money paise={total} />
          </dd>
        </div>
      </dl>
      {saved > 0 && (
        <p className={styles.saved}>You save {formatPaise(saved)} against list prices</p>
      )}
      {values.text?.trim() && <p className={styles.text}>{values.text.trim()}</p>}
    </ShopperView>
  );
}
