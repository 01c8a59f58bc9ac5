import { pageParam } from '../../contract/common.ts';
import { publicPageOf } from './pages.ts';

test('a public list announces no page that is refused', () => {
  const { pages, total } = publicPageOf(1, 1_000_000, 9);
  expect(total).toBe(1_000_000);
  expect(pageParam.parse(pages)).toBe(pages);
  expect(() => pageParam.parse(pages + 1)).toThrow('or less');
  expect(publicPageOf(2, 25, 12).pages).toBe(3);
});
