import { jobCardsAddress, readJobCardsQuery, summary } from './job-cards-query.ts';

const read = (search: string) => readJobCardsQuery(new URLSearchParams(search));

test('the stage in the address is a slug, and the address says the same again', () => {
  const query = read('status=in-progress&q=%20ts%2009%20&page=2');
  expect(query).toEqual({ stage: 'In progress', q: 'ts 09', page: 2 });
  expect(jobCardsAddress(query)).toBe('/b2b/vehicle-job-card?status=in-progress&q=ts+09&page=2');
});

test.each(['status=lost', 'page=0', 'page=1.5', 'page=x', ''])('%j is the whole list', (search) => {
  expect(jobCardsAddress(read(search))).toBe('/b2b/vehicle-job-card');
});

test('the summary counts vehicles that are here and what can be picked up', () => {
  const counts = { all: 9, Open: 1, 'In progress': 4, Ready: 1, Closed: 3 };
  expect(summary({ counts })).toBe('6 vehicles here, 1 ready for pickup');
});
