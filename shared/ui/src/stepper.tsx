import { MAX_QUANTITY } from '@evmandi/contract/domain/limits';
import { formatNumber } from '@evmandi/contract/domain/numbers';
import { notify } from '@evmandi/runtime';
import { type KeyboardEvent, useState } from 'react';
import { joinClasses } from './join-classes.ts';
import styles from './stepper.module.css';

interface StepperProps {
  value: number;
  /** Called with whole numbers from `min` to `max` only. */
  onChange: (value: number) => void;
  /** What is counted: "Quantity of EV Brake Pad Set". */
  label: string;
  min?: number;
  max?: number;
  size?: 'md' | 'sm';
  className?: string;
  /** Gets what is typed as it is, for a form that says itself what is wrong with it; nothing is corrected then. */
  onType?: (text: string) => void;
  /** Id of the text that says what is wrong; left out while nothing is. */
  errorId?: string | undefined;
}

/** What a typed quantity becomes, and why where it is another one (FORM-1). */
function corrected(
  text: string,
  { value, min, max }: { value: number; min: number; max: number },
): { quantity: number; why?: string } {
  const typed = text === '' ? Number.NaN : Number(text);
  if (Number.isNaN(typed)) return { quantity: min, why: `“${text.slice(0, 20)}” is not a number` };
  if (typed < min) return { quantity: value, why: `${formatNumber(min)} is the least` };
  if (typed > max) return { quantity: max, why: `${formatNumber(max)} is the most` };
  const whole = Math.floor(typed);
  return whole === typed ? { quantity: whole } : { quantity: whole, why: `${text} is not whole` };
}

/**
 * Text that is no number becomes the least quantity; a number below it is
 * ignored (PRODUCT-2, CART-4). Text is judged when the field is left or Enter is pressed, good numbers at once.
 */
export function Stepper(props: StepperProps) {
  const { value, onChange, label, min = 1, max = MAX_QUANTITY, size = 'md', className } = props;
  const { onType, errorId } = props;
  const [draft, setDraft] = useState<string>();

  const change = (next: number) => {
    setDraft(undefined);
    const kept = Math.min(Math.max(next, min), max);
    if (kept !== value) onChange(kept);
  };
  const type = (text: string) => {
    setDraft(text);
    if (onType) return onType(text);
    const next = Number(text);
    if (/^\s*\d+\s*$/.test(text) && next >= min && next <= max && next !== value) onChange(next);
  };
  const settle = () => {
    if (draft === undefined || onType) return;
    const text = draft.trim();
    const { quantity, why } = corrected(text, { value, min, max });
    change(quantity);
    // An emptied field says by itself what was done.
    if (why && text !== '') notify.info(`${why}: the quantity is ${formatNumber(quantity)}`);
  };
  const press = (event: KeyboardEvent) => {
    const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (event.key === 'Enter') settle();
    else if (step) {
      event.preventDefault();
      change(value + step);
    }
  };

  return (
    <div className={joinClasses(styles.stepper, size === 'sm' && styles.sm, className)}>
      {/* Their signs are drawn by the style: a listing holds dozens of steppers. */}
      <button
        type="button"
        className={styles.change}
        aria-label={`One less: ${label}`}
        disabled={value <= min}
        onClick={() => change(value - 1)}
      />
      <input
        className={styles.value}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        aria-invalid={errorId ? true : undefined}
        aria-describedby={errorId}
        value={draft ?? String(value)}
        onChange={(event) => type(event.target.value)}
        onBlur={settle}
        onFocus={(event) => event.target.select()}
        onKeyDown={press}
      />
      <button
        type="button"
        className={styles.change}
        aria-label={`One more: ${label}`}
        disabled={value >= max}
        onClick={() => change(value + 1)}
      />
    </div>
  );
}
