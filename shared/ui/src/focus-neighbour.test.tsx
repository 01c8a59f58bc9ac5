import { focusNeighbour } from './focus-neighbour.ts';

const row = (name: string, style = '') =>
  `<li style="${style}"><button data-removes aria-label="${name}"></button></li>`;

/** Presses the button of that name in a list; returns what has the focus then. */
function pressed(name: string, rows: string): string | null {
  document.body.innerHTML = `<h1 tabindex="-1" aria-label="title"></h1><ul data-rows>${rows}</ul>`;
  focusNeighbour(document.querySelector(`[aria-label="${name}"]`) as HTMLElement);
  return document.activeElement?.getAttribute('aria-label') ?? null;
}

test.each([
  ['the next row', 'a', row('a') + row('b'), 'b'],
  ['the last one before', 'b', row('a') + row('b'), 'a'],
  ['the title, of the only one', 'a', row('a'), 'title'],
  [
    'the title, where the next one was removed a moment ago',
    'a',
    row('a') + row('b', 'display: none'),
    'title',
  ],
  [
    'the one before, where the next one was removed a moment ago',
    'b',
    row('a') + row('b') + row('c', 'display: none;'),
    'a',
  ],
])('the focus goes to %s', (_, name, rows, to) => {
  expect(pressed(name, rows)).toBe(to);
});
