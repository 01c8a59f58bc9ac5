import { sumOfQuantities } from '@evmandi/contract/domain/lines';
import { counted } from '@evmandi/contract/domain/numbers';
import { phoneHref } from '@evmandi/contract/domain/phone';
import { getConfig } from '@evmandi/runtime';
import { Card } from '@evmandi/ui/card';
import { Money } from '@evmandi/ui/money';
import { type ProductLine, totalsOf } from '../lines/lines.ts';
import styles from './quote-summary.module.css';
import summaryStyles from './summary.module.css';

/** What the list comes to at list prices, and whom to ask for a better one. */
export function QuoteSummary({ lines }: { lines: readonly ProductLine[] }) {
  const { phone, email } = getConfig();
  return (
    <Card as="aside" className={summaryStyles.summary} aria-labelledby="quote-summary">
      <h2 className={summaryStyles.title} id="quote-summary">
        Quote list
      </h2>
      <dl>
        <div className={summaryStyles.row}>
          <dt className={summaryStyles.name}>On the list</dt>
          <dd className={summaryStyles.value}>
            {counted(lines.length, 'line')}, {counted(sumOfQuantities(lines), 'item')}
          </dd>
        </div>
        <div className={`${summaryStyles.row} ${summaryStyles.total}`}>
          <dt>List price, net</dt>
          <dd className={summaryStyles.sum}>
            <Money paise={totalsOf(lines).net} />
          </dd>
        </div>
      </dl>
      <p className={styles.text}>
        For a price for the whole list call{' '}
        <a className={styles.link} href={phoneHref(phone)}>
          {phone}
        </a>{' '}
        or write to{' '}
        <a className={styles.link} href={`mailto:${email}`}>
          {email}
        </a>
        .
      </p>
    </Card>
  );
}
