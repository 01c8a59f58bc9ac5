import { render } from '@testing-library/react';
import { Change } from './change-mark.tsx';

test.each([
  [{ now: 38, before: 20, change: 90 }, '↗ 90.0%up by 90.0% in the previous 28 days'],
  [{ now: 5, before: 10, change: -50 }, '↘ 50.0%down by 50.0% in the previous 28 days'],
  [{ now: 38, before: 0, change: null }, 'none before'],
  [{ now: 0, before: 0, change: null }, ''],
])('%j reads %j', (trend, text) => {
  expect(render(<Change trend={trend} />).container.textContent).toBe(text);
});
