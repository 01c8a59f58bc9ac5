import { formatPrice } from '@evmandi/contract/domain/money';
import { VisuallyHidden } from '@evmandi/ui/visually-hidden';
import { Link } from 'react-router-dom';
import { links } from '../links.ts';
import type { ShownDetail } from '../shopping/shown-product.ts';
import { type Choice, variantChoices } from './variant-choices.ts';
import styles from './variants.module.css';

function Choices({ label, choices }: { label: string; choices: Choice[] }) {
  if (choices.length < 2) return null;
  return (
    <nav className={styles.choices} aria-label={label}>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      <ul className={styles.list}>
        {choices.map(({ id, name, price, soldOut, current }) => (
          <li key={id}>
            <Link
              to={links.product(id)}
              className={styles.choice}
              aria-current={current ? 'true' : undefined}
            >
              {name}
              <small className={styles.price}>{soldOut ?? formatPrice(price)}</small>
              {current && <VisuallyHidden> shown</VisuallyHidden>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The other variants and colours of a vehicle's model, each a product of its own. */
export function Variants({ product }: { product: ShownDetail }) {
  const { variants, colours } = variantChoices(product.variants, product.id);
  return (
    <>
      <Choices label="Variant" choices={variants} />
      <Choices label="Colour" choices={colours} />
    </>
  );
}
