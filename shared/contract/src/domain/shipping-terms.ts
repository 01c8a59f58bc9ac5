import { MINIMUM_ORDER } from './limits.ts';
import { formatPaise } from './money.ts';

/** What holds of shipping, in the words that every screen has for it (ruling 16). */
export const SHIPPING_TERMS = `Shipping is free on every order; the smallest order is ${formatPaise(MINIMUM_ORDER)} net.`;
