import { phoneHref } from '@evmandi/contract/domain/phone';
import { Wrap } from '@evmandi/ui/wrap';
import { Link } from 'react-router-dom';
import type { Contact } from './contact.ts';
import styles from './footer.module.css';
import { Logo } from './logo.tsx';
import { byGroup, useMenu } from './use-menu.ts';

interface FooterProps extends Contact {
  copyrightYear: number;
  rupeesPerDollar: number;
  /** Of the prices that the screen shows. */
  inDollars?: boolean;
  /** Where a remote takes feedback. */
  onFeedback?: (() => void) | undefined;
}

export function Footer(props: FooterProps) {
  const { phone, email, country, copyrightYear, rupeesPerDollar, inDollars, onFeedback } = props;
  const columns = byGroup(useMenu('footer'));
  return (
    <footer className={styles.footer} data-surface="inverse">
      <Wrap>
        <div className={styles.top}>
          <div className={styles.ends}>
            <Logo inverse />
            <p className={styles.about}>
              A fast-growing spare parts marketplace for business customers in {country}: electric
              vehicles, batteries, chargers and accessories.
            </p>
          </div>
          {columns.map(([heading, links]) => (
            <nav key={heading} aria-label={heading}>
              <h2 className={styles.heading}>{heading}</h2>
              <ul>
                {links.map(({ title, path }) => (
                  <li key={path} className={styles.item}>
                    <Link className={styles.link} to={path}>
                      {title}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
          <div className={styles.ends}>
            <h2 className={styles.heading}>Support</h2>
            <ul>
              <li className={styles.item}>Hyderabad, {country}</li>
              <li className={styles.item}>
                <a className={styles.link} href={phoneHref(phone)}>
                  {phone}
                </a>
              </li>
              <li className={styles.item}>
                <a className={styles.link} href={`mailto:${email}`}>
                  {email}
                </a>
              </li>
            </ul>
          </div>
        </div>
        <div className={styles.bottom}>
          <span>© {copyrightYear} EVMandi. All rights reserved.</span>
          {onFeedback && (
            <button type="button" className={styles.link} onClick={onFeedback}>
              Feedback
            </button>
          )}
          <span>
            {inDollars
              ? `Prices in US dollars, converted at ₹${rupeesPerDollar}`
              : 'Prices in Indian rupees'}
          </span>
        </div>
      </Wrap>
    </footer>
  );
}
