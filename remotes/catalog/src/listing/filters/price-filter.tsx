import { FILTERS, type Filters } from '@evmandi/contract/domain/filters';
import { formatPrice } from '@evmandi/contract/domain/money';
import { formatNumber } from '@evmandi/contract/domain/numbers';
import { useEffect, useState } from 'react';
import type { ShownList } from '../../shopping/shown-product.ts';
import { readRupees } from '../read-filters.ts';
import { FigureInput } from './figure-input.tsx';
import styles from './price.module.css';
import { percentsOf, pricesAt, type Scale, scaleOf } from './price-scale.ts';
import { PriceSlider } from './price-slider.tsx';

type Prices = Pick<Filters, 'priceMin' | 'priceMax'>;

interface PriceInputProps {
  label: string;
  name: string;
  value: number | null;
  /** What it is when it is empty. */
  end: number | undefined;
  onChange: (value: number | null) => void;
}

const shown = (rupees: number | null | undefined) =>
  rupees === null || rupees === undefined ? '' : formatNumber(rupees);

/** Whole rupees; anything else leaves it as it was. */
function PriceInput({ label, name, value, end, onChange }: PriceInputProps) {
  return (
    <FigureInput
      label={label}
      name={name}
      inputMode="numeric"
      value={shown(value)}
      placeholder={shown(end)}
      onType={(text) => {
        const typed = readRupees(text);
        if (typed !== value && (typed !== null || text === '')) onChange(typed);
      }}
    />
  );
}

interface PriceFilterProps {
  list: Pick<ShownList, 'priceSpan' | 'priceSteps'>;
  value: Prices;
  onChange: (prices: Prices) => void;
}

interface SliderProps extends Omit<PriceFilterProps, 'list'> {
  scale: Scale;
  onMove: (prices: Prices) => void;
}

function Slider({ scale, value, onMove, onChange }: SliderProps) {
  return (
    <>
      <PriceSlider
        scale={scale}
        value={percentsOf(value, scale)}
        onMove={(percents) => onMove(pricesAt(percents, scale))}
        onRest={(percents) => onChange(pricesAt(percents, scale))}
      />
      <p className={styles.ends}>
        <span>{formatPrice((scale[0] ?? 0) * 100)}</span>
        <span>{formatPrice((scale.at(-1) ?? 0) * 100)}</span>
      </p>
    </>
  );
}

/** Slider and inputs of one price range; what one says, the other shows. */
export function PriceFilter({ list, value, onChange }: PriceFilterProps) {
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
  const { priceSpan, priceSteps } = list;
  // Null when nothing is in the result without this filter.
  const scale = priceSpan ? scaleOf(priceSpan, priceSteps) : undefined;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>Price range</legend>
      <div className={styles.fields}>
        <PriceInput
          label="Min, ₹"
          name={FILTERS.priceMin.param}
          value={priceMin}
          end={scale?.[0]}
          onChange={(low) => settle({ priceMin: low, priceMax })}
        />
        <PriceInput
          label="Max, ₹"
          name={FILTERS.priceMax.param}
          value={priceMax}
          end={scale?.at(-1)}
          onChange={(high) => settle({ priceMin, priceMax: high })}
        />
      </div>
      {scale && <Slider scale={scale} value={value} onMove={setMoving} onChange={settle} />}
    </fieldset>
  );
}
