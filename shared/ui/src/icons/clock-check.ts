import { icon } from '../icon.tsx';

export const IconClockCheck = /* @__PURE__ */ icon(
  'M20.942 13.021a9 9 0 1 0 -9.407 7.967M12 7v5l3 3M15 19l2 2l4 -4',
);
