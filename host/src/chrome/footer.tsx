import { Wrap } from '@evmandi/ui/wrap';
import { Link } from 'react-router-dom';
import { type Contact, phoneHref } from './contact.ts';
import styles from './footer.module.css';
import { Logo } from './logo.tsx';

const COLUMNS = [
  {
    heading: 'Company',
    links: [
      { label: 'About', to: '/about' },
      { label: 'Contact', to: '/contact' },
      { label: 'Help', to: '/help' },
      { label: 'Terms', to: '/terms' },
    ],
  },
  {
    heading: 'Categories',
    links: [
      { label: 'Engine parts', to: '/category/engine-parts' },
      { label: 'Brake system', to: '/brake-system' },
      { label: 'Electrical', to: '/category/electrical' },
      { label: 'Body parts', to: '/category/body-parts' },
    ],
  },
  {
    heading: 'Charging',
    links: [
      { label: 'Portable chargers', to: '/category/chargers/portable' },
      { label: 'Wallbox AC', to: '/category/chargers/wallbox-ac' },
      { label: 'Type 2', to: '/category/chargers/type2' },
      { label: 'DC fast', to: '/category/chargers/dc-fast' },
    ],
  },
] as const;

interface FooterProps extends Contact {
  copyrightYear: number;
}

export function Footer({ phone, email, country, copyrightYear }: FooterProps) {
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
          {COLUMNS.map(({ heading, links }) => (
            <nav key={heading} aria-label={heading}>
              <h2 className={styles.heading}>{heading}</h2>
              <ul>
                {links.map(({ label, to }) => (
                  <li key={to} className={styles.item}>
                    <Link className={styles.link} to={to}>
                      {label}
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
          <span>Prices in Indian rupees</span>
        </div>
      </Wrap>
    </footer>
  );
}
