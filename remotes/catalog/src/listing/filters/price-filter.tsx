import { FILTERS, type Filters } from '@evmandi/contract/domain/filters';
import { formatPrice } from '@evmandi/contract/domain/money';
import { formatNumber } from '@evmandi/contract/domain/numbers';
import { TextInput } from '@evmandi/ui/field';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import type { ShownList } from '../../shopping/shown-product.ts';
import { readRupees } from '../read-filters.ts';
import styles from './price.module.css';
import { PriceSlider } from './price-slider.tsx';
import { percentsOf, pricesAt, rupeesOf, type Span } from './price-span.ts';

type Prices = Pick<Filters, 'priceMin' | 'priceMax'>;

interface PriceInputProps {
  label: string;
  name: string;
  value: number | null;
  /** What it is when it is empty. */
  end: number | undefined;
  onChange: (value: number | null) => void;
}

const shown = (rupees: number | null) => (rupees === null ? '' : formatNumber(rupees));

/** Whole rupees, taken when the field is left or Enter is pressed; anything else leaves it as it was. */
function PriceInput({ label, name, value, end, onChange }: PriceInputProps) {
  const id = useId();
  const [draft, setDraft] = useState<string>();
  const settle = () => {
    if (draft === undefined) return;
    setDraft(undefined);
    const typed = readRupees(draft);
    if (typed !== value && (typed !== null || draft.trim() === '')) onChange(typed);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') settle();
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <TextInput
        id={id}
        name={name}
        className={styles.input}
        inputMode="numeric"
        autoComplete="off"
        placeholder={end === undefined ? '' : shown(end)}
        value={draft ?? shown(value)}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={settle}
        onKeyDown={press}
      />
    </div>
  );
}

interface PriceFilterProps {
  /** Of the result without this filter; null when nothing is in it. */
  span: ShownList['priceSpan'];
  value: Prices;
  onChange: (prices: Prices) => void;
}

function Slider({
  span,
  value,
  onMove,
  onChange,
}: PriceFilterProps & {
  span: NonNullable<ShownList['priceSpan']>;
  onMove: (prices: Prices) => void;
}) {
  const rupees: Span = rupeesOf(span);
  return (
    <>
      <PriceSlider
        span={rupees}
        value={percentsOf(value, rupees)}
        onMove={(percents) => onMove(pricesAt(percents, rupees))}
        onRest={(percents) => onChange(pricesAt(percents, rupees))}
      />
      <p className={styles.ends}>
        <span>{formatPrice(rupees.min * 100)}</span>
        <span>{formatPrice(rupees.max * 100)}</span>
      </p>
    </>
  );
}

/** Slider and inputs of one price range; what one says, the other shows. */
export function PriceFilter({ span, value, onChange }: PriceFilterProps) {
  const [moving, setMoving] = useState<Prices>();
  const { priceMin, priceMax } = moving ?? value;
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer ends the move it was asked by
  useEffect(() => setMoving(undefined), [value.priceMin, value.priceMax]);
  const settle = (prices: Prices) => {
    setMoving(undefined);
    const { priceMin: low, priceMax: high } = prices;
    const crossed = low !== null && high !== null && low > high;
    onChange(crossed ? { priceMin: high, priceMax: low } : prices);
  };
  const ends = span ? rupeesOf(span) : undefined;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>Price range</legend>
      <div className={styles.fields}>
        <PriceInput
          label="Min, ₹"
          name={FILTERS.priceMin.param}
          value={priceMin}
          end={ends?.min}
          onChange={(low) => settle({ priceMin: low, priceMax })}
        />
        <PriceInput
          label="Max, ₹"
          name={FILTERS.priceMax.param}
          value={priceMax}
          end={ends?.max}
          onChange={(high) => settle({ priceMin, priceMax: high })}
        />
      </div>
      {span && <Slider span={span} value={value} onMove={setMoving} onChange={settle} />}
    </fieldset>
  );
}
