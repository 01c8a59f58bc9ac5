import { icon } from '../icon.tsx';

export const IconBrandInstagram = /* @__PURE__ */ icon(
  'M4 8a4 4 0 0 1 4 -4h8a4 4 0 0 1 4 4v8a4 4 0 0 1 -4 4h-8a4 4 0 0 1 -4 -4l0 -8M9 12a3 3 0 1 0 6 0a3 3 0 0 0 -6 0M16.5 7.5v.01',
);
