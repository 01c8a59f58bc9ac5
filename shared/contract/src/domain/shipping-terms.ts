import { MINIMUM_ORDER } from './limits.ts';
import { formatPaise } from './money.ts';

/** The shipping sentence of every screen (SHIP-1). */
export const SHIPPING_TERMS = `Shipping is free on every order; the smallest order is ${formatPaise(MINIMUM_ORDER)} net.`;
