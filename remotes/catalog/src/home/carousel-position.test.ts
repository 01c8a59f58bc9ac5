import { arrowTarget, autoTarget, nextSlide } from './carousel-position.ts';

const row = (scrollLeft: number) => ({ scrollLeft, clientWidth: 1000, scrollWidth: 2500 });

describe('automatic steps', () => {
  // HOME-6
  it('moves 300 px on', () => {
    expect(autoTarget(row(0))).toBe(300);
  });

  it('stops at the end instead of passing it', () => {
    expect(autoTarget(row(1400))).toBe(1500);
  });

  // HOME-6
  it('jumps back to the start within 10 px of the end, and not before', () => {
    expect(autoTarget(row(1489))).toBe(1500);
    expect(autoTarget(row(1490))).toBe(0);
    expect(autoTarget(row(1500))).toBe(0);
  });

  it('comes back to the start after walking a row, whatever its width', () => {
    for (const scrollWidth of [1001, 1300, 1309, 1311, 5555]) {
      let scrollLeft = 0;
      let steps = 0;
      do {
        scrollLeft = autoTarget({ scrollLeft, clientWidth: 1000, scrollWidth });
        steps += 1;
      } while (scrollLeft !== 0 && steps < 100);
      expect(scrollLeft).toBe(0);
    }
  });

  it('stays at the start of a row that fits', () => {
    expect(autoTarget({ scrollLeft: 0, clientWidth: 1000, scrollWidth: 800 })).toBe(0);
  });
});

// HOME-8
describe('arrows', () => {
  it('move 90 % of the visible width', () => {
    expect(arrowTarget(row(0), 1)).toBe(900);
    expect(arrowTarget(row(1200), -1)).toBe(300);
  });

  it('move at least 320 px', () => {
    expect(arrowTarget({ scrollLeft: 0, clientWidth: 300, scrollWidth: 2500 }, 1)).toBe(320);
  });

  it('never pass an end', () => {
    expect(arrowTarget(row(1000), 1)).toBe(1500);
    expect(arrowTarget(row(100), -1)).toBe(0);
  });
});

// HOME-5
it('loops through the slides', () => {
  expect([0, 1, 2, 3].map((slide) => nextSlide(slide, 4))).toEqual([1, 2, 3, 0]);
  expect(nextSlide(0, 0)).toBe(0);
});
