import { icon } from '../icon.tsx';

export const IconGarage = /* @__PURE__ */ icon('M3 21v-12l9 -5l9 5v12M7 21v-8h10v8M7 17h10');
