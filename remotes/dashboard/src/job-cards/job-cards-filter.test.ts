import type { JobCard } from '@evmandi/api/contract/workshop';
import { readJobCardsFilter, searchJobCards, summary } from './job-cards-filter.ts';

const card = (
  number: string,
  vehicle: string,
  registration: string,
  status: JobCard['status'],
): JobCard => ({
  id: number,
  number,
  vehicle,
  registration,
  status,
  stage: 'Open',
  waiting: false,
  complaint: 'Brake noise, front',
  progress: 60,
  promisedDate: '2025-10-02',
  mechanic: null,
  picture: { path: '/p.svg', alt: '' },
});

const cards = [
  card('JC-2041', 'Ather 450X', 'TS 09 EV 4821', 'In service'),
  card('JC-2040', 'Bajaj RE E-TEC', 'TS 08 UA 1190', 'Ready'),
];

test.each([
  ['ts09ev', ['JC-2041']],
  ['TS 08', ['JC-2040']],
  ['jc2040', ['JC-2040']],
  ['bajaj re', ['JC-2040']],
  ['', ['JC-2041', 'JC-2040']],
  ['brake', []],
])('%j finds %j', (q, numbers) => {
  expect(searchJobCards(cards, q).map(({ number }) => number)).toEqual(numbers);
});

test('the status in the address is a slug', () => {
  const read = (search: string) => readJobCardsFilter(new URLSearchParams(search));
  expect(read('status=waiting-for-parts&q=%20ather%20')).toEqual({
    status: 'Waiting for parts',
    q: 'ather',
  });
  expect(read('status=lost')).toEqual({ q: '' });
});

test('the summary counts what can be picked up', () => {
  expect(summary(cards)).toBe('2 vehicles here, 1 ready for pickup');
  expect(summary(cards.slice(0, 1))).toBe('1 vehicle here, 0 ready for pickup');
});
