import { keepStandIn } from './stand-in.ts';

/** What `measureText` tells of a typeface that has arrived, and of one that has not. */
const WIDTHS = { Figtree: 140, monospace: 160 };

let onPaint: () => void = () => undefined;
let isLoaded = false;

beforeEach(() => {
  delete document.documentElement.dataset.standIn;
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(
    () =>
      ({
        font: '',
        measureText(this: { font: string }) {
          const isFigtree = isLoaded && this.font.includes('Figtree');
          return { width: isFigtree ? WIDTHS.Figtree : WIDTHS.monospace };
        },
      }) as never,
  );
  globalThis.PerformanceObserver = class {
    constructor(callback: () => void) {
      onPaint = callback;
    }
    observe() {}
    disconnect() {
      onPaint = () => undefined;
    }
  } as never;
});

const painted = (isPainted: boolean) => {
  const entries = isPainted ? [{ name: 'first-paint' }] : [];
  performance.getEntriesByType = (() => entries) as never;
};
const isKept = () => document.documentElement.dataset.standIn === '';

test.each([
  [true, false],
  [false, true],
])('a page painted with Figtree there: %s, keeps the stand-in: %s', (loaded, kept) => {
  isLoaded = loaded;
  painted(true);
  keepStandIn();
  expect(isKept()).toBe(kept);
});

test('a script before the first paint decides only with it', () => {
  isLoaded = false;
  painted(false);
  keepStandIn();
  expect(isKept()).toBe(false);
  onPaint();
  expect(isKept()).toBe(true);
});
