import { loadCode } from '@evmandi/runtime';

/** The drawing, which brings its library: a chunk of its own. */
export const loadChart = () =>
  loadCode(
    () => import(/* webpackChunkName: "chart-canvas" */ './chart-canvas.tsx'),
    'platform/chart',
  );

/** Brings it ahead of its screen. A failure is left to the screen, which tries again. */
export function prefetchChart(): void {
  loadChart().catch(() => undefined);
}
