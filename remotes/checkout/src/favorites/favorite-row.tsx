import { canBeOrdered, notOrderableText } from '@evmandi/contract/domain/availability';
import { addedTo, CART, groupOf } from '@evmandi/contract/domain/list-texts';
import { UNITS, unitLabel } from '@evmandi/contract/domain/units';
import { cart, favorites, notify } from '@evmandi/runtime';
import { AvailabilityMark } from '@evmandi/ui/availability-mark';
import { Button } from '@evmandi/ui/button';
import { Select } from '@evmandi/ui/controls';
import { IconShoppingCartPlus } from '@evmandi/ui/icons';
import { joinClasses } from '@evmandi/ui/join-classes';
import { Money, OldPrice } from '@evmandi/ui/money';
import { Cell, Row, SelectCell } from '@evmandi/ui/table';
import { Link } from 'react-router-dom';
import { setQuantity } from '../lines/line-operations.ts';
import { amountsOf, type ProductLine } from '../lines/lines.ts';
import { RemoveButton } from '../lines/remove-button.tsx';
import { links, VIEW_CART } from '../links.ts';
import { ProductPicture } from '../products/product-picture.tsx';
import styles from './favorite-row.module.css';
import tableStyles from './favorite-table.module.css';

/** Quantities from 1 to 10 (FAV-2). */
const QUANTITIES = Array.from({ length: 10 }, (_, index) => index + 1);

interface FavoriteRowProps {
  line: ProductLine;
  selected: boolean;
  onSelect: (on: boolean) => void;
  onRemove: () => void;
}

export function FavoriteRow({ line, selected, onSelect, onRemove }: FavoriteRowProps) {
  const { product, quantity } = line;
  const { net, before, tax } = amountsOf(line);
  const orderable = canBeOrdered(product);
  const add = () => {
    cart.addMany([{ id: product.id, quantity, seenPrice: product.price }]);
    notify.success(addedTo(CART, product.name), { link: VIEW_CART, group: groupOf(CART) });
  };
  return (
    <Row className={joinClasses(tableStyles.row, styles.row)} selected={selected}>
      <SelectCell
        className={styles.checkCell}
        label={`Select ${product.name}`}
        checked={selected}
        onChange={onSelect}
      />
      <Cell className={styles.cell}>
        <div className={styles.product}>
          <ProductPicture product={product} width={144} className={styles.picture} />
          <div className={styles.words}>
            <Link className={styles.name} to={links.product(product.id)}>
              {product.name}
            </Link>
            <p className={styles.sku}>SKU {product.sku}</p>
          </div>
        </div>
      </Cell>
      <Cell className={styles.cell}>
        <p className={styles.printed}>
          {quantity} {unitLabel(product.unit)}
        </p>
        <div className={styles.quantity}>
          <Select
            className={styles.select}
            aria-label={`Quantity of ${product.name}`}
            value={quantity}
            onChange={(event) => setQuantity(favorites, product.id, Number(event.target.value))}
          >
            {[...QUANTITIES, ...(quantity > 10 ? [quantity] : [])].map((number) => (
              <option key={number} value={number}>
                {number}
              </option>
            ))}
          </Select>
          <Select
            className={styles.unit}
            aria-label={`Unit of ${product.name}`}
            defaultValue={product.unit}
          >
            {UNITS.map((unit) => (
              // A price holds for the unit that a product is sold by.
              <option key={unit} value={unit} disabled={unit !== product.unit}>
                {unitLabel(unit)}
              </option>
            ))}
          </Select>
        </div>
      </Cell>
      <Cell className={styles.cell}>
        <AvailabilityMark product={product} />
      </Cell>
      <Cell className={joinClasses(styles.cell, styles.price)}>
        <span>
          <Money className={styles.net} paise={net} /> net
        </span>
        <span className={styles.small}>
          <Money paise={net + tax} /> gross
        </span>
        <OldPrice className={joinClasses(styles.small, styles.original)} paise={before} now={net} />
      </Cell>
      <Cell className={styles.cell}>
        <div className={styles.actions}>
          <Button
            variant="soft"
            size="sm"
            className={styles.add}
            disabled={!orderable}
            aria-label={`${orderable ? 'Add to cart' : notOrderableText(product)}: ${product.name}`}
            onClick={add}
          >
            {orderable && <IconShoppingCartPlus aria-hidden />}
            {orderable ? 'Add to cart' : notOrderableText(product)}
          </Button>
          <RemoveButton name={product.name} onRemove={onRemove} />
        </div>
      </Cell>
    </Row>
  );
}
