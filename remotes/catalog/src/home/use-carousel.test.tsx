import { act, fireEvent, render, screen } from '@testing-library/react';
import { CAROUSEL_TOGGLE, useCarousel } from './use-carousel.ts';

let reduced = false;

beforeEach(() => {
  reduced = false;
  jest.useFakeTimers();
  window.matchMedia = ((query: string) => ({
    matches: query.includes('reduced-motion') && reduced,
    addEventListener: () => {},
    removeEventListener: () => {},
  })) as unknown as typeof window.matchMedia;
});
afterEach(() => jest.useRealTimers());

function Carousel({ move }: { move: () => void }) {
  const { toggle, area } = useCarousel(3_000, move);
  return (
    <section data-testid="area" {...area}>
      <button type="button" {...{ [CAROUSEL_TOGGLE]: '' }} onClick={toggle}>
        Pause
      </button>
      <a href="/somewhere">Inside</a>
    </section>
  );
}

function setUp() {
  const move = jest.fn();
  render(<Carousel move={move} />);
  const stepsIn = (ms: number) => {
    move.mockClear();
    act(() => void jest.advanceTimersByTime(ms));
    return move.mock.calls.length;
  };
  return stepsIn;
}

it('moves every three seconds', () => {
  const stepsIn = setUp();
  expect(stepsIn(2_999)).toBe(0);
  expect(stepsIn(1)).toBe(1);
  expect(stepsIn(6_000)).toBe(2);
});

// HOME-7
it('holds under the pointer and waits a whole interval afterwards', () => {
  const stepsIn = setUp();
  fireEvent.pointerEnter(screen.getByTestId('area'));
  expect(stepsIn(10_000)).toBe(0);
  fireEvent.pointerLeave(screen.getByTestId('area'));
  expect(stepsIn(2_999)).toBe(0);
  expect(stepsIn(1)).toBe(1);
});

// HOME-7
it('stays paused until it is told to play', () => {
  const stepsIn = setUp();
  fireEvent.click(screen.getByText('Pause'));
  expect(stepsIn(10_000)).toBe(0);
  fireEvent.click(screen.getByText('Pause'));
  expect(stepsIn(3_000)).toBe(1);
});

it('holds in a hidden page', () => {
  const stepsIn = setUp();
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  fireEvent(document, new Event('visibilitychange'));
  expect(stepsIn(10_000)).toBe(0);
  hidden.mockReturnValue(false);
  fireEvent(document, new Event('visibilitychange'));
  expect(stepsIn(3_000)).toBe(1);
});

// HOME-7
it('never moves under reduced motion', () => {
  reduced = true;
  const stepsIn = setUp();
  expect(stepsIn(30_000)).toBe(0);
});

// HOME-7
it('holds while the keyboard is inside, except on its own Pause button', () => {
  const stepsIn = setUp();
  const inside = screen.getByText('Inside');
  const pause = screen.getByText('Pause');
  // jsdom does not know ':focus-visible'.
  const matches = (selector: string): boolean => selector === ':focus-visible';
  Object.assign(inside, { matches });
  Object.assign(pause, { matches });
  act(() => inside.focus());
  expect(stepsIn(10_000)).toBe(0);
  act(() => pause.focus());
  expect(stepsIn(3_000)).toBe(1);
  act(() => inside.focus());
  act(() => inside.blur());
  expect(stepsIn(3_000)).toBe(1);
});
