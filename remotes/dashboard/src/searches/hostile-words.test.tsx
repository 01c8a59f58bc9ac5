import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { MissedTable } from './missed-table.tsx';
import { WordsTable } from './words-table.tsx';

const WORDS = '<img src=x onerror=alert(1)> \u202e&q=1#"';

test('what buyers typed, and what it was taken for, is text and leads to itself', () => {
  const search = { words: WORDS, corrected: WORDS, suggestion: WORDS };
  const at = '2025-10-01T06:00:00Z';
  const element = (
    <>
      <MissedTable searches={[{ ...search, times: 1, firstAt: at, lastAt: at }]} busy={false} />
      <WordsTable words={[{ phrase: WORDS, means: WORDS, by: WORDS }]} busy={false} />
    </>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
  const link = screen.getByRole('link', { name: WORDS.trim() });
  expect(new URL(link.getAttribute('href') ?? '', location.href).searchParams.get('q')).toBe(WORDS);
  expect(screen.getAllByRole('rowheader')).toHaveLength(2);
  expect(screen.getAllByText(WORDS).length).toBeGreaterThanOrEqual(4);
  expect(document.querySelector('img')).toBeNull();
});
