import { icon } from '../icon.tsx';

export const IconBuildingWarehouse = /* @__PURE__ */ icon(
  'M3 21v-13l9 -4l9 4v13M13 13h4v8h-10v-6h6M13 21v-9a1 1 0 0 0 -1 -1h-2a1 1 0 0 0 -1 1v3',
);
