const TEXT = 'Illuminated 0123456789';
const OTHER = 'monospace';

function markStandIn(): void {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return;
  const widthIn = (family: string) => {
    context.font = `16px ${family}`;
    return context.measureText(TEXT).width;
  };
  const isStandIn = widthIn(`"Figtree Variable", ${OTHER}`) === widthIn(OTHER);
  if (isStandIn) document.documentElement.dataset.standIn = '';
}

/**
 * Keeps the stand-in typeface where the page was painted in it. Chromium takes a typeface that came too late up again
 * with the next style sheet that a screen brings, and lines that wrap otherwise then move the page (fonts.css).
 */
export function keepStandIn(): void {
  if (performance.getEntriesByType('paint').length > 0) {
    markStandIn();
    return;
  }
  // The first paint decides on the typeface, and a script from the cache may run before it.
  const observer = new PerformanceObserver(() => {
    observer.disconnect();
    markStandIn();
  });
  observer.observe({ type: 'paint' });
}
