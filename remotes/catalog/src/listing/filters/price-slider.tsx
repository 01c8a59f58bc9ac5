import { formatPrice } from '@evmandi/contract/domain/money';
import { useEffect, useState } from 'react';
import styles from './price.module.css';
import { percentPast, rupeesAt, type Scale } from './price-scale.ts';

/** A dragged thumb rests so long before its filter is asked for. */
const REST_MS = 250;

type Percents = readonly [number, number];

interface PriceSliderProps {
  scale: Scale;
  value: Percents;
  onRest: (percents: Percents) => void;
  /** While a thumb moves. */
  onMove: (percents: Percents) => void;
}

const THUMBS = ['Lowest price', 'Highest price'] as const;

/** Two thumbs from 0 to 100 percent of the products by price; neither passes the other. */
export function PriceSlider({ scale, value, onMove, onRest }: PriceSliderProps) {
  const [moved, setMoved] = useState<Percents>();
  const [low, high] = moved ?? value;
  useEffect(() => {
    if (!moved) return;
    const timer = setTimeout(() => {
      setMoved(undefined);
      onRest(moved);
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [moved, onRest]);

  const move = (index: number, to: number) => {
    // Many products of one price would hold a thumb that moves by the keyboard.
    const percent = percentPast(index === 0 ? low : high, to, scale);
    const next: Percents =
      index === 0 ? [Math.min(percent, high), high] : [low, Math.max(percent, low)];
    setMoved(next);
    onMove(next);
  };

  return (
    <div className={styles.slider}>
      <svg className={styles.track} aria-hidden="true">
        <rect className={styles.ground} width="100%" height="5" rx="2.5" />
        <rect className={styles.chosen} x={`${low}%`} width={`${high - low}%`} height="5" />
      </svg>
      {THUMBS.map((label, index) => (
        <input
          key={label}
          type="range"
          className={styles.thumb}
          min={0}
          max={100}
          value={index === 0 ? low : high}
          aria-label={`${label}, percent of the products`}
          aria-valuetext={formatPrice(rupeesAt(index === 0 ? low : high, scale) * 100)}
          onChange={(event) => move(index, Number(event.target.value))}
        />
      ))}
    </div>
  );
}
