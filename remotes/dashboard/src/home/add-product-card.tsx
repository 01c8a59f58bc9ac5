import { pictureAddress } from '@evmandi/runtime';
import { Card } from '@evmandi/ui/card';
import { IconPlus } from '@evmandi/ui/icons';
import { Media } from '@evmandi/ui/media';
import { Picture } from '@evmandi/ui/picture';
import { VisuallyHidden } from '@evmandi/ui/visually-hidden';
import { Link } from 'react-router-dom';
import { links } from '../links.ts';
import styles from './add-product-card.module.css';

/** What a new product is most often, with the category that its form starts with. */
const KINDS = [
  { name: 'Four-wheelers', category: 'four-wheelers', picture: 'hatchback/cut.svg?accent=f2a516' },
  { name: 'Three-wheelers', category: 'three-wheelers', picture: 'rickshaw/cut.svg?accent=f2b705' },
  { name: 'Converters', category: 'converters', picture: 'converter/cut.svg' },
  { name: 'BMS boards', category: 'bms', picture: 'bms/cut.svg' },
];

/** Shortcuts to the form of a new product. */
export function AddProductCard({ live }: { live: boolean }) {
  return (
    <Card as="section" className={styles.card} aria-labelledby="add-product">
      <div className={styles.head}>
        <h2 className={styles.title} id="add-product">
          Add new product
        </h2>
        {live && (
          <Link className={styles.new} to={links.newProduct}>
            <IconPlus size={17} aria-hidden />
            Add new
          </Link>
        )}
      </div>
      <ul className={styles.list}>
        {KINDS.map(({ name, category, picture }) => (
          <li key={category} className={styles.kind}>
            <Media className={styles.media}>
              <Picture
                src={pictureAddress(`/api/pictures/${picture}`)}
                alt=""
                width={52}
                height={42}
              />
            </Media>
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
