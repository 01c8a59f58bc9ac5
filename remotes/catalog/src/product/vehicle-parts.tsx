import type { VehicleParts as Parts } from '@evmandi/api/contract/fitment';
import { SYSTEMS, type System } from '@evmandi/contract/domain/fitment';
import { counted, formatNumber } from '@evmandi/contract/domain/numbers';
import { errorMessage, pictureAddress, read, useGarage } from '@evmandi/runtime';
import { AvailabilityMark } from '@evmandi/ui/availability-mark';
import { Button } from '@evmandi/ui/button';
import { Card } from '@evmandi/ui/card';
import { Media } from '@evmandi/ui/media';
import { Picture } from '@evmandi/ui/picture';
import { Price } from '@evmandi/ui/price';
import { useRead } from '@evmandi/ui/use-read';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { links } from '../links.ts';
import { addToCart } from '../shopping/actions.ts';
import styles from './vehicle-parts.module.css';

type OfSystem = Parts['systems'][number];
const MOST = 100;

interface SystemCardProps {
  /** `make.model` */
  vehicle: string;
  /** How many of the vehicle are in the garage; 1 without. */
  fleet: number;
  first: OfSystem;
}

function SystemCard({ vehicle, fleet, first }: SystemCardProps) {
  const { system, count } = first;
  const [all, setAll] = useState(false);
  const name = SYSTEMS[system as System];
  const asked = useRead(all ? `parts ${vehicle} ${system}` : null, (signal) =>
    read<Parts>(`/vehicles/${vehicle.replace('.', '/')}/parts`, {
      signal,
      params: { system, limit: MOST },
    }),
  );
  const { parts } = asked.data?.systems[0] ?? first;
  return (
    <Card as="section" className={styles.system} aria-label={name}>
      <div className={styles.head}>
        <h3 className={styles.name}>{name}</h3>
        <span className={styles.count}>{counted(count, 'part')}</span>
        {count > parts.length && (
          <Button
            className={styles.more}
            variant="ghost"
            size="sm"
            busy={asked.loading}
            onClick={() => setAll(true)}
          >
            All {formatNumber(count)}
          </Button>
        )}
      </div>
      {asked.error !== undefined && (
        <p className={styles.error} role="alert">
          {errorMessage(asked.error)}{' '}
          <Button size="sm" variant="secondary" onClick={asked.retry}>
            Try again
          </Button>
        </p>
      )}
      <ul>
        {parts.map(({ product, position, quantity }) => (
          <li key={product.id} className={styles.part}>
            <Media className={styles.media}>
              <Picture
                src={pictureAddress(product.picture.path)}
                alt=""
                width={320}
                height={240}
                className={styles.picture}
              />
            </Media>
            <div className={styles.about}>
              <Link className={styles.link} to={links.product(product.id)}>
                {product.name}
              </Link>
              <span className={styles.meta}>
                {product.sku}
                {position && ` · ${position}`}
              </span>
              <AvailabilityMark product={product} />
            </div>
            <div className={styles.buy}>
              <Price paise={product.price} original={product.originalPrice} />
              <Button
                className={styles.add}
                size="sm"
                disabled={product.availability === 'out_of_stock'}
                aria-label={`Add to cart: ${product.name}, ${quantity * fleet}`}
                onClick={() => addToCart(product, quantity * fleet)}
              >
                Add {formatNumber(quantity * fleet)}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** The parts of a vehicle by its systems; quantities are those of the fleet (ruling 26). */
export function VehicleParts({ parts: { vehicle, systems, total } }: { parts: Parts }) {
  const text = `${vehicle.make}.${vehicle.model}`;
  const own = useGarage(({ lines }) =>
    lines
      .filter(({ id }) => id === text || id.startsWith(`${text}.`) || id.startsWith(`${text}_`))
      .reduce((sum, { quantity }) => sum + quantity, 0),
  );
  if (total === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="parts">
      <h2 id="parts" className={styles.title}>
        Parts for this vehicle
      </h2>
      <p className={styles.lead}>
        {counted(total, 'part')} by system.{' '}
        {own > 0
          ? `Quantities are proposed for the ${counted(own, 'vehicle')} of your garage.`
          : 'Quantities are those of one vehicle.'}{' '}
        <Link className={styles.all} to={links.fitting([text])}>
          All in one list
        </Link>
      </p>
      <div className={styles.systems}>
        {systems.map((first) => (
          <SystemCard key={first.system} vehicle={text} fleet={Math.max(own, 1)} first={first} />
        ))}
      </div>
    </section>
  );
}
