import { formatPrice } from '@evmandi/contract/domain/money';
import { formatNumber } from '@evmandi/contract/domain/numbers';
import { unitPrice } from '@evmandi/contract/domain/unit-price';
import { Button } from '@evmandi/ui/button';
import { type FitTone, fitText, judgedFit } from '@evmandi/ui/fit-text';
import { IconShoppingCartPlus } from '@evmandi/ui/icons';
import { useVerdict } from '@evmandi/ui/use-verdict';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { addToCart } from '../shopping/actions.ts';
import type { ShownDetail } from '../shopping/shown-product.ts';
import { useFootRoom } from '../use-foot-room.ts';
import styles from './sticky-buy.module.css';

const TONES: Partial<Record<FitTone, string>> = { yes: styles.yes, any: styles.yes, no: styles.no };

/** Fractions of a pixel may be missing. */
const WHOLE = 0.99;

/** Whether all of an element is seen below the header that stays; taken to be until that is known, so that nothing flashes. */
function useInView(ref: RefObject<HTMLElement | null>): boolean {
  const [inView, setInView] = useState(true);
  useEffect(() => {
    if (!ref.current) return;
    const header = Number.parseInt(getComputedStyle(document.documentElement).scrollPaddingTop, 10);
    const observer = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1);
        if (last) setInView(last.intersectionRatio >= WHOLE);
      },
      { rootMargin: `-${header || 0}px 0px 0px`, threshold: WHOLE },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref]);
  return inView;
}

/** "Fits Ather 450X": where on it, the verdict says. */
const withoutPlace = (text: string) => text.replace(/ \((?:front|rear|front and rear)\)$/, '');

interface StickyBuyProps {
  product: ShownDetail;
  quantity: number;
  /** The buttons that it stands for: while they are in the window, it is not. */
  actions: RefObject<HTMLElement | null>;
}

/** Price and Add at the foot of a phone's window, as long as the buy box is out of sight. */
export function StickyBuy({ actions, ...props }: StickyBuyProps) {
  return useInView(actions) ? null : <Bar {...props} />;
}

function Bar({ product, quantity }: Omit<StickyBuyProps, 'actions'>) {
  const bar = useRef<HTMLElement>(null);
  useFootRoom(bar);
  const judged = useVerdict(product.id);
  const fit = product.fitment && judgedFit(fitText(product.fitment), judged);
  const each = unitPrice(product, quantity);
  const sum = `${formatNumber(quantity)} = ${formatPrice(each * quantity)}`;
  return (
    <section ref={bar} className={styles.bar} aria-label="Buy">
      <p className={styles.price}>
        <b className={styles.amount}>{formatPrice(each)}</b> excl. tax
      </p>
      <p className={styles.about}>
        {fit && <span className={TONES[fit.tone ?? 'for']}>{withoutPlace(fit.text)}</span>}
        {fit && quantity > 1 && ' · '}
        {quantity > 1 && <span className={styles.sum}>{sum}</span>}
      </p>
      <Button
        className={styles.add}
        aria-label={`Add ${formatNumber(quantity)} to cart: ${product.name}`}
        onClick={() => addToCart(product, quantity)}
      >
        <IconShoppingCartPlus aria-hidden />
        Add {formatNumber(quantity)}
      </Button>
    </section>
  );
}
