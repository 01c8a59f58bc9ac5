import { icon } from '../icon.tsx';

export const IconBrandX = /* @__PURE__ */ icon(
  'M4 4l11.733 16h4.267l-11.733 -16l-4.267 0M4 20l6.768 -6.768m2.46 -2.46l6.772 -6.772',
);
