import { icon } from '../icon.tsx';

export const IconCategory = /* @__PURE__ */ icon(
  'M4 4h6v6h-6l0 -6M14 4h6v6h-6l0 -6M4 14h6v6h-6l0 -6M14 17a3 3 0 1 0 6 0a3 3 0 1 0 -6 0',
);
