import { act, render, screen } from '@testing-library/react';
import { useScrolled } from './use-scrolled.ts';

const Bar = () => <p>{useScrolled(40) ? 'scrolled' : 'at the top'}</p>;
const nextFrame = () => act(() => new Promise<void>((done) => requestAnimationFrame(() => done())));
const scrollTo = (y: number) =>
  Object.defineProperty(window, 'scrollY', { value: y, writable: true });

afterEach(() => scrollTo(0));

test('a page that is restored further down says so with the first frame, without a scroll', async () => {
  scrollTo(300);
  render(<Bar />);
  expect(screen.getByText('at the top')).toBeTruthy();
  await nextFrame();
  expect(screen.getByText('scrolled')).toBeTruthy();
});

test('follows the page', async () => {
  render(<Bar />);
  await nextFrame();
  expect(screen.getByText('at the top')).toBeTruthy();
  scrollTo(41);
  act(() => void window.dispatchEvent(new Event('scroll')));
  expect(screen.getByText('scrolled')).toBeTruthy();
});
