import { leadFact } from '@evmandi/contract/domain/availability';
import { packText } from '@evmandi/contract/domain/units';
import { cleanQuantity, useArrival, useGarage } from '@evmandi/runtime';
import { AvailabilityMark } from '@evmandi/ui/availability-mark';
import { FitMark } from '@evmandi/ui/fit-mark';
import { fitText } from '@evmandi/ui/fit-text';
import { joinClasses } from '@evmandi/ui/join-classes';
import { Stepper } from '@evmandi/ui/stepper';
import { useVerdict } from '@evmandi/ui/use-verdict';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { links } from '../links.ts';
import { ProductPicture } from '../products/product-picture.tsx';
import styles from './line-item.module.css';
import type { ProductLine } from './lines.ts';
import { NextBreak } from './next-break.tsx';
import { RemoveButton } from './remove-button.tsx';
import { Shortage } from './shortage.tsx';

/** Spelt out: blocks of lines stand between the list and its items. */
const ITEM = { role: 'listitem' };

/** What the part is to the vehicles of the garage; what is for none of them was taken by mistake. */
function LineFit({ product }: Pick<ProductLine, 'product'>) {
  const isEmpty = useGarage(({ lines }) => lines.length === 0);
  const isMistake = useVerdict(product.id)?.verdict === 'not';
  if (isEmpty || !product.fitment) return null;
  return (
    <div className={styles.fit}>
      <FitMark product={product} fit={fitText(product.fitment)} />
      {isMistake && (
        <Link className={styles.instead} to={links.product(product.id)}>
          See what fits instead
        </Link>
      )}
    </div>
  );
}

interface LineItemProps {
  line: ProductLine;
  /** The level of the product's name below the headings around it. */
  heading: 'h2' | 'h3';
  /** What stands before the picture; without it the row has no column for it. */
  lead?: ReactNode;
  selected?: boolean;
  /** How many are left, where that is fewer than the line asks for. */
  left?: number | null;
  price: ReactNode;
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
}

/** One line of a list, in `LineRows`. */
export function LineItem(props: LineItemProps) {
  const { line, heading: Heading, lead, selected, left, price, onQuantity, onRemove } = props;
  const { product, quantity } = line;
  const pack = packText(product.unit, product.packSize);
  const time = leadFact(product, useArrival());
  const shape = lead ? styles.withLead : styles.plain;
  return (
    <div {...ITEM} className={joinClasses(styles.line, shape, selected && styles.selected)}>
      {lead && <div className={styles.lead}>{lead}</div>}
      <ProductPicture product={product} width={224} className={styles.picture} />
      <div className={styles.words}>
        <Heading className={styles.name}>
          <Link className={styles.link} to={links.product(product.id)}>
            {product.name}
          </Link>
        </Heading>
        <p className={styles.sku}>
          SKU {product.sku}
          {product.hsn && ` · HSN ${product.hsn}`}
          {pack && ` · ${pack}`}
          {time && ` · ${time}`}
        </p>
        <LineFit product={product} />
        {left ? (
          <Shortage line={line} left={left} onQuantity={onQuantity} />
        ) : (
          <AvailabilityMark product={product} />
        )}
        <NextBreak product={product} quantity={quantity} />
      </div>
      <div className={styles.quantity}>
        <span className={styles.printed}>Qty {quantity}</span>
        <Stepper
          className={styles.stepper}
          value={quantity}
          onChange={(value) => onQuantity(cleanQuantity(value))}
          label={`Quantity of ${product.name}`}
          {...(product.condition === 'used' && { max: 1 })}
        />
      </div>
      <div className={styles.price}>{price}</div>
      <RemoveButton className={styles.remove} name={product.name} onRemove={onRemove} />
    </div>
  );
}
