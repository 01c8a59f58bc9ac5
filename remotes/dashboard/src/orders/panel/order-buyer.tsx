import type { AdminOrderDetail } from '@evmandi/api/contract/admin-orders';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { links } from '../../links.ts';
import styles from './order-facts.module.css';

/** Who ordered, and where it goes. */
export function OrderBuyer({ order }: { order: AdminOrderDetail }) {
  const { customer, delivery, gstin, poNumber } = order;
  const { name, phone, email, address, city, pin, country } = delivery;
  const rows: [string, ReactNode][] = [
    [
      'Customer',
      <Link key="customer" className={styles.link} to={links.customer(customer.number)}>
        {customer.name}
      </Link>,
    ],
    ...(name === customer.name ? [] : [['Deliver to', name] as [string, ReactNode]]),
    [
      'Phone',
      <a key="phone" className={styles.link} href={`tel:${phone}`}>
        {phone}
      </a>,
    ],
    [
      'E-mail',
      <a key="email" className={styles.link} href={`mailto:${email}`}>
        {email}
      </a>,
    ],
    ['Address', `${address}\n${[city, pin].filter(Boolean).join(' ')}`],
    ...(country === 'India' ? [] : [['Country', country] as [string, ReactNode]]),
    ...(gstin ? [['GSTIN', gstin] as [string, ReactNode]] : []),
    ...(poNumber ? [['PO number', poNumber] as [string, ReactNode]] : []),
  ];
  return (
    <section className={styles.part} aria-labelledby="order-customer">
      <h3 className={styles.heading} id="order-customer">
        Customer and delivery
      </h3>
      <dl className={styles.pairs}>
        {rows.map(([label, value]) => (
          <div key={label} className={styles.pair}>
            <dt className={styles.name}>{label}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
