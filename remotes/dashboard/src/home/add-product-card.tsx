import { Card } from '@evmandi/ui/card';
import { IconBolt, IconPackage, IconPlus, IconTruckDelivery } from '@evmandi/ui/icons';
import { VisuallyHidden } from '@evmandi/ui/visually-hidden';
import { Link } from 'react-router-dom';
import { links } from '../links.ts';
import styles from './add-product-card.module.css';

/** What a new product is most often, with the category that its form starts with. */
const KINDS = [
  { name: 'Four-wheelers', category: 'four-wheelers', Icon: IconTruckDelivery },
  { name: 'Three-wheelers', category: 'three-wheelers', Icon: IconTruckDelivery },
  { name: 'Converters', category: 'converters', Icon: IconBolt },
  { name: 'BMS boards', category: 'bms', Icon: IconPackage },
];

/** Shortcuts to the form of a new product. */
export function AddProductCard({ live }: { live: boolean }) {
  return (
    <Card as="section" className={styles.card} aria-labelledby="add-product">
      <h2 className={styles.title} id="add-product">
        Add new product
      </h2>
      <ul className={styles.list}>
        {KINDS.map(({ name, category, Icon }) => (
          <li key={category} className={styles.kind}>
            <Icon size={24} aria-hidden />
            <span className={styles.name}>{name}</span>
            {live && (
              <Link className={styles.add} to={links.addProduct(category)}>
                <IconPlus size={18} aria-hidden />
                Add<VisuallyHidden> {name}</VisuallyHidden>
              </Link>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
