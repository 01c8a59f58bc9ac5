import { leadText } from '@evmandi/contract/domain/availability';
import { formatDayAndMonth } from '@evmandi/contract/domain/dates';
import { packText } from '@evmandi/contract/domain/units';
import { Card } from '@evmandi/ui/card';
import type { ShownDetail } from '../shopping/shown-product.ts';
import styles from './trade-facts.module.css';

/** Of the specifications, those that tell parts apart come first; a vehicle's stand beside more that is chosen. */
const MOST_SPECIFICATIONS = { part: 4, vehicle: 10 };

/** Said elsewhere on the page. */
const SAID = /^(pack contents|dimensions|fits)$/i;

const leadTime = (product: ShownDetail): string => {
  const { soldFrom, restockDate } = product;
  const day = soldFrom ?? restockDate;
  return leadText(product) ?? (day ? `From ${formatDayAndMonth(day)}` : 'Ask for it');
};

/** What trade asks of a product, and its first figures. */
function factsOf(product: ShownDetail): [name: string, value: string][] {
  const { vehicle, hsn, unit, packSize, leadDays, availability, specifications } = product;
  const trade: [string, string | null][] = [
    ['HSN', hsn ?? 'On the invoice'],
    ['Pack size', vehicle ? null : (packText(unit, packSize) ?? '1 piece')],
    ['Lead time', leadTime(product)],
    [
      'More than in stock',
      availability === 'in_stock' && leadDays ? `By quotation, ${leadDays} working days` : null,
    ],
  ];
  const figures = specifications
    .filter(({ name, value }) => !SAID.test(name) && value.length <= 24)
    .slice(0, vehicle ? MOST_SPECIFICATIONS.vehicle : MOST_SPECIFICATIONS.part)
    .map(({ name, value }): [string, string] => [name, value]);
  const known = trade.flatMap(([name, value]): [string, string][] =>
    value ? [[name, value]] : [],
  );
  return [...known, ...figures];
}

export function TradeFacts({ product }: { product: ShownDetail }) {
  return (
    <Card as="dl" className={styles.facts}>
      {factsOf(product).map(([name, value]) => (
        <div key={name} className={styles.fact}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </Card>
  );
}
