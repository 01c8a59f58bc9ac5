import { icon } from '../icon.tsx';

export const IconEqualNot = /* @__PURE__ */ icon('M5 10h14M5 14h14M5 19l14 -14');
