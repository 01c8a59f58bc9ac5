import type { Customer } from '@evmandi/api/contract/admin-customers';
import { formatPaise } from '@evmandi/contract/domain/money';
import { formatNumber } from '@evmandi/contract/domain/numbers';
import { Day } from '@evmandi/ui/time';
import { VisuallyHidden } from '@evmandi/ui/visually-hidden';
import type { ReactNode } from 'react';
import { CustomerHistory } from './customer-history.tsx';
import styles from './customer-panel.module.css';
import { networkIcon } from './network-icons.ts';
import { initialsOf, safeAddress } from './shown.ts';

/** What the panel of a customer says of them. */
export function CustomerFacts({ customer }: { customer: Customer }) {
  const { number, name, orderCount, completed, cancelled, totalSpend, account } = customer;
  const { phone, email, address, city, pin, country, gstin, registeredAt, lastPurchaseAt } =
    customer;
  const bought = orderCount - cancelled;
  const sociable = customer.socialLinks.flatMap(({ network, url }) => {
    const to = safeAddress(url);
    return to ? [{ network, to }] : [];
  });
  return (
    <div className={styles.facts}>
      <div className={styles.who}>
        <span className={styles.initials} aria-hidden="true">
          {initialsOf(name)}
        </span>
        <div className={styles.words}>
          <h3 className={styles.name}>{name}</h3>
          <p className={styles.number}>{number}</p>
        </div>
      </div>
      <dl className={styles.tiles}>
        <Tile label="Orders" value={orderCount} />
        <Tile label="Completed" value={completed} />
        <Tile label="Cancelled" value={cancelled} />
      </dl>
      <dl className={styles.pairs}>
        <Pair label="Total spend">
          <b className={styles.spend}>{formatPaise(totalSpend)}</b>
        </Pair>
        {bought > 1 && (
          <Pair label="An order, on average">{formatPaise(Math.round(totalSpend / bought))}</Pair>
        )}
      </dl>
      <Part title="Contact">
        <dl className={styles.pairs}>
          <Pair label="Phone">
            <a className={styles.link} href={`tel:${phone}`}>
              {phone}
            </a>
          </Pair>
          <Pair label="E-mail">
            <a className={styles.link} href={`mailto:${email}`}>
              {email}
            </a>
          </Pair>
          <Pair label="Address">
            {address
              ? [address, [city, pin].filter(Boolean).join(' '), country !== 'India' && country]
                  .filter(Boolean)
                  .join('\n')
              : 'none given'}
          </Pair>
          {gstin && <Pair label="GSTIN">{gstin}</Pair>}
          <Pair label="Signs in as">
            {account ? `${account.name} (${account.username})` : 'no account'}
          </Pair>
        </dl>
        {sociable.length > 0 && (
          <ul className={styles.social} aria-label="Social links">
            {sociable.map(({ network, to }) => (
              <li key={to}>
                <a
                  className={styles.network}
                  href={to}
                  target="_blank"
                  rel="noopener noreferrer nofollow"
                >
                  <Network name={network} />
                </a>
              </li>
            ))}
          </ul>
        )}
      </Part>
      <Part title="Dates">
        <dl className={styles.pairs}>
          <Pair label="Registered">
            <Day value={registeredAt} />
          </Pair>
          <Pair label="Last purchase">
            {lastPurchaseAt ? <Day value={lastPurchaseAt} /> : 'none yet'}
          </Pair>
        </dl>
      </Part>
      <CustomerHistory customer={customer} />
    </div>
  );
}

function Network({ name }: { name: string }) {
  const Icon = networkIcon(name);
  if (!Icon) return name;
  return (
    <>
      <Icon size={20} aria-hidden />
      <VisuallyHidden>{name}</VisuallyHidden>
    </>
  );
}

function Tile({ label, value }: { label: string; value: number }) {
  return (
    <div className={styles.tile}>
      <dt className={styles.tileLabel}>{label}</dt>
      <dd className={styles.tileValue}>{formatNumber(value)}</dd>
    </div>
  );
}

function Pair({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.pair}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part} aria-label={title}>
      <h3 className={styles.heading}>{title}</h3>
      {children}
    </section>
  );
}
