import { icon } from '../icon.tsx';

export const IconChargingPile = /* @__PURE__ */ icon(
  'M18 7l-1 1M14 11h1a2 2 0 0 1 2 2v3a1.5 1.5 0 0 0 3 0v-7l-3 -3M4 20v-14a2 2 0 0 1 2 -2h6a2 2 0 0 1 2 2v14M9 11.5l-1.5 2.5h3l-1.5 2.5M3 20l12 0M4 8l10 0',
);
