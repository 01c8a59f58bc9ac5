import { formatPrice } from '@evmandi/contract/domain/money';
import { useEffect, useState } from 'react';
import styles from './price.module.css';
import { rupeesAt, type Span } from './price-span.ts';

/** A dragged thumb rests so long before its filter is asked for. */
const REST_MS = 250;

type Percents = readonly [number, number];

interface PriceSliderProps {
  span: Span;
  value: Percents;
  onRest: (percents: Percents) => void;
  /** While a thumb moves. */
  onMove: (percents: Percents) => void;
}

const THUMBS = ['Lowest price', 'Highest price'] as const;

/** Two thumbs from 0 to 100 percent of the span; neither passes the other. */
export function PriceSlider({ span, value, onMove, onRest }: PriceSliderProps) {
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

  const move = (index: number, percent: number) => {
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
          aria-label={`${label}, percent of the price span`}
          aria-valuetext={formatPrice(rupeesAt(index === 0 ? low : high, span) * 100)}
          onChange={(event) => move(index, Number(event.target.value))}
        />
      ))}
    </div>
  );
}
