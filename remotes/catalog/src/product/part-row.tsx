import type { VehicleParts } from '@evmandi/api/contract/fitment';
import { formatNumber } from '@evmandi/contract/domain/numbers';
import { pictureAddress } from '@evmandi/runtime';
import { AvailabilityMark } from '@evmandi/ui/availability-mark';
import { Button } from '@evmandi/ui/button';
import { Media } from '@evmandi/ui/media';
import { Picture } from '@evmandi/ui/picture';
import { Stepper } from '@evmandi/ui/stepper';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { links } from '../links.ts';
import { addToCart } from '../shopping/actions.ts';
import { UnitCost } from '../shopping/unit-cost.tsx';
import styles from './part-row.module.css';

interface PartRowProps {
  part: VehicleParts['systems'][number]['parts'][number];
  /** How many of the vehicle are in the garage; 1 without. */
  fleet: number;
}

/** A part of a vehicle, in the number that the fleet takes of it until another one is chosen (GARAGE-1). */
export function PartRow({
  part: { product, position, quantity: each, note },
  fleet,
}: PartRowProps) {
  const [chosen, setChosen] = useState<number>();
  const quantity = chosen ?? each * fleet;
  return (
    <li className={styles.part}>
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
          {[product.brand.name, product.sku, position].filter(Boolean).join(' · ')}
        </span>
        <AvailabilityMark product={product} />
      </div>
      <div className={styles.buy}>
        <div className={styles.price}>
          <UnitCost product={product} quantity={quantity} size="sm" />
        </div>
        <div className={styles.actions}>
          <Stepper
            size="sm"
            label={`Quantity of ${product.name}`}
            value={quantity}
            onChange={setChosen}
          />
          <Button
            className={styles.add}
            size="sm"
            disabled={product.availability === 'out_of_stock'}
            aria-label={`Add to cart: ${formatNumber(quantity)} x ${product.name}`}
            onClick={() => addToCart(product, quantity)}
          >
            Add
          </Button>
        </div>
        <span className={styles.why}>
          {[`${formatNumber(each)} per vehicle`, note].filter(Boolean).join(' · ')}
        </span>
      </div>
    </li>
  );
}
