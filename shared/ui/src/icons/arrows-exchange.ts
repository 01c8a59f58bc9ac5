import { icon } from '../icon.tsx';

export const IconArrowsExchange = /* @__PURE__ */ icon('M7 10h14l-4 -4M17 14h-14l4 4');
