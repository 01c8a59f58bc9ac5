import type { AdminQuote } from '@evmandi/api/contract/admin-quotes';
import { formatDayAndMonth } from '@evmandi/contract/domain/dates';
import { formatPaise } from '@evmandi/contract/domain/money';
import { formatNumber } from '@evmandi/contract/domain/numbers';
import { pictureAddress } from '@evmandi/runtime';
import { Checkbox } from '@evmandi/ui/checkbox';
import { TextInput } from '@evmandi/ui/controls';
import { FormField } from '@evmandi/ui/form';
import { Media } from '@evmandi/ui/media';
import { Picture } from '@evmandi/ui/picture';
import { Dot } from '@evmandi/ui/pill';
import { Cell, Row, RowHeader, Table } from '@evmandi/ui/table';
import { VisuallyHidden } from '@evmandi/ui/visually-hidden';
import { Link } from 'react-router-dom';
import { links } from '../links.ts';
import type { Values } from '../list/merge.ts';
import {
  isRefused,
  noteField,
  priceField,
  REFUSED,
  refusedField,
  typedPrice,
} from './answer-quote.ts';
import styles from './quote-answer.module.css';

type Line = AdminQuote['lines'][number];

const COLUMNS = [
  { label: 'Item' },
  { label: 'Pieces', className: styles.number },
  { label: 'Our price' },
  { label: 'Available' },
];

interface Props {
  quote: AdminQuote;
  values: Values;
  onValue: (name: string, value: string) => void;
}

/** Price and note for each line, beside what is in stock. */
export function QuoteLines({ quote, values, onValue }: Props) {
  return (
    <div className={styles.lines}>
      <Table caption={`Lines of ${quote.number}`} columns={COLUMNS} cardsBelow="36rem">
        {quote.lines.map((line, index) => (
          <Row key={line.position} className={styles.line}>
            <RowHeader className={styles.item}>
              <span className={styles.part}>
                <Media className={styles.media}>
                  <Picture src={pictureAddress(line.picture.path)} alt="" width={64} height={48} />
                </Media>
                <span className={styles.words}>
                  <Link className={styles.name} to={links.product(line.productId)}>
                    {line.name}
                  </Link>
                  <span className={styles.small}>{line.sku}</span>
                </span>
              </span>
            </RowHeader>
            <Cell label="Pieces" className={styles.number}>
              {formatNumber(line.quantity)}
            </Cell>
            <Cell label="Our price" className={styles.price}>
              <div className={styles.fields}>
                <FormField
                  name={priceField(index)}
                  label={<VisuallyHidden>Price of {line.name} in rupees</VisuallyHidden>}
                  hint={priceHint(line, typedPrice(values, index))}
                >
                  {(control) => (
                    <span className={styles.sum}>
                      <span className={styles.sign} aria-hidden="true">
                        ₹
                      </span>
                      <TextInput
                        {...control}
                        className={styles.rupees}
                        inputMode="decimal"
                        autoComplete="off"
                        disabled={isRefused(values, index)}
                        value={values[control.name] ?? ''}
                        onChange={(event) => onValue(control.name, event.target.value)}
                      />
                    </span>
                  )}
                </FormField>
                <FormField
                  name={noteField(index)}
                  label={<VisuallyHidden>Note on {line.name}</VisuallyHidden>}
                >
                  {(control) => (
                    <TextInput
                      {...control}
                      autoComplete="off"
                      placeholder="Note, optional"
                      value={values[control.name] ?? ''}
                      onChange={(event) => onValue(control.name, event.target.value)}
                    />
                  )}
                </FormField>
              </div>
            </Cell>
            <Cell label="Available">
              <div className={styles.available}>
                <Available line={line} />
                <Checkbox
                  className={styles.refuse}
                  label={
                    <span>
                      Cannot deliver<VisuallyHidden> {line.name}</VisuallyHidden>
                    </span>
                  }
                  checked={isRefused(values, index)}
                  onChange={({ target }) =>
                    onValue(refusedField(index), target.checked ? REFUSED : '')
                  }
                />
              </div>
            </Cell>
          </Row>
        ))}
      </Table>
    </div>
  );
}

/** "List ₹1,249.00, 10.3% off". */
function priceHint({ unitPrice }: Line, price: number | undefined): string {
  const list = `List ${formatPaise(unitPrice)}`;
  if (price === undefined || price === unitPrice) return list;
  const percent = Math.abs(((unitPrice - price) / unitPrice) * 100).toFixed(1);
  return `${list}, ${percent}% ${price < unitPrice ? 'off' : 'above'}`;
}

function Available({ line: { quantity, stock, incoming, arrivesOn } }: { line: Line }) {
  if (stock >= quantity) return <Dot tone="in-stock">{formatNumber(stock)} in stock</Dot>;
  const later =
    arrivesOn && incoming > 0
      ? `${formatNumber(incoming)} on ${formatDayAndMonth(arrivesOn)}`
      : undefined;
  if (later)
    return <Dot tone="delay">{stock > 0 ? `${formatNumber(stock)} now, ${later}` : later}</Dot>;
  return (
    <Dot tone="out-of-stock">{stock > 0 ? `only ${formatNumber(stock)}` : 'Out of stock'}</Dot>
  );
}
