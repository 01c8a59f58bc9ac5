/** The drawing, which brings its library: a chunk of its own. */
export const loadChart = () => import('./ring-chart.tsx');

/** Brings it ahead of its screen. A failure is left to the screen, which tries again. */
export function prefetchChart(): void {
  loadChart().catch(() => undefined);
}
