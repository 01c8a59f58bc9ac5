import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { Carousel } from './carousel.tsx';

const widths = { scrollWidth: 0, clientWidth: 1_288 };
beforeAll(() => {
  window.matchMedia = () =>
    ({ matches: false, addEventListener() {}, removeEventListener() {} }) as never;
  for (const name of ['scrollWidth', 'clientWidth'] as const) {
    Object.defineProperty(HTMLElement.prototype, name, {
      configurable: true,
      get: () => widths[name],
    });
  }
});

test.each([
  [1_288, true],
  [2_576, false],
])('of a row of %i px in 1,288, Pause and arrows are away: %s', (scrollWidth, away) => {
  widths.scrollWidth = scrollWidth;
  const rowRef = createRef<HTMLUListElement>();
  render(
    <Carousel title="Bikes" what="bikes" everyMs={1_000} rowRef={rowRef}>
      <ul ref={rowRef} />
    </Carousel>,
  );
  const button = screen.getByLabelText('Pause bikes');
  expect(button.parentElement?.className.includes('still')).toBe(away);
});
