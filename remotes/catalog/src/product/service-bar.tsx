import type { VehicleParts } from '@evmandi/api/contract/fitment';
import { addedTo, CART, groupOf } from '@evmandi/contract/domain/list-texts';
import { formatPrice } from '@evmandi/contract/domain/money';
import { counted } from '@evmandi/contract/domain/numbers';
import { unitPrice } from '@evmandi/contract/domain/unit-price';
import { cart, notify } from '@evmandi/runtime';
import { Button } from '@evmandi/ui/button';
import { IconShoppingCartPlus } from '@evmandi/ui/icons';
import { useEffect, useRef } from 'react';
import { links } from '../links.ts';
import styles from './service-bar.module.css';

interface ServiceBarProps {
  service: NonNullable<VehicleParts['service']>;
  /** How many of the vehicle are in the garage. */
  own: number;
}

/** So much of the parts is in the window before their bar stands whole at its foot. */
const BELOW_FOOT = '0px 0px -160px 0px';

/** With a fleet it takes the place of the vehicle's own price at the foot of a phone's window, beside the parts. */
function useFoot(own: number) {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    const parts = bar.current?.parentElement;
    if (!parts || own === 0) return;
    const root = document.documentElement.style;
    const leave = () => void root.removeProperty('--vehicle-foot');
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.at(-1)?.isIntersecting) root.setProperty('--vehicle-foot', 'none');
        else leave();
      },
      { rootMargin: BELOW_FOOT },
    );
    observer.observe(parts);
    return () => {
      observer.disconnect();
      leave();
    };
  }, [own]);
  return bar;
}

/** One of each wearing part for every vehicle of the fleet, in one press. */
export function ServiceBar({ service, own }: ServiceBarProps) {
  const fleet = Math.max(own, 1);
  const bar = useFoot(own);
  const lines = service.map((part) => ({ ...part, pieces: part.quantity * fleet }));
  const pieces = lines.reduce((sum, line) => sum + line.pieces, 0);
  const paise = lines.reduce((sum, line) => sum + unitPrice(line, line.pieces) * line.pieces, 0);
  const add = () => {
    cart.addMany(
      lines.map(({ id, price, pieces: quantity }) => ({ id, quantity, seenPrice: price })),
    );
    notify.success(addedTo(CART, `${counted(lines.length, 'part')}, ${counted(pieces, 'piece')}`), {
      link: { to: links.cart, label: 'View cart' },
      group: groupOf(CART, lines.length),
    });
  };
  const names = service.map(({ name }) => name).join('; ');
  return (
    <>
      {own > 0 && <p className={styles.above}>In the service set: {names}.</p>}
      {/* Of a vehicle of the garage, the foot of a phone's window is that of its parts. */}
      <section
        ref={bar}
        className={styles.bar}
        aria-label="Service set"
        data-fleet={own > 0 || undefined}
      >
        <p className={styles.text}>
          <b className={styles.title}>Service set for {counted(fleet, 'vehicle')}</b>
          <span className={styles.small}>
            <span className={styles.names}>{names}: </span>
            {counted(lines.length, 'part')}, {counted(pieces, 'piece')}
          </span>
        </p>
        <p className={styles.sum}>
          {formatPrice(paise)} <span className={styles.small}>excl. tax</span>
        </p>
        <Button className={styles.add} onClick={add}>
          <IconShoppingCartPlus aria-hidden />
          Add the set
        </Button>
      </section>
    </>
  );
}
