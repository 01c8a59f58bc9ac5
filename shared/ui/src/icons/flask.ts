import { icon } from '../icon.tsx';

export const IconFlask = /* @__PURE__ */ icon(
  'M9 3l6 0M10 9l4 0M10 3v6l-4 11a.7 .7 0 0 0 .5 1h11a.7 .7 0 0 0 .5 -1l-4 -11v-6',
);
