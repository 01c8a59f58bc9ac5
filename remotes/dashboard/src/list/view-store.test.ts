import { parseViews } from './view-store.ts';

test('stored views of a wrong shape are left out, and that is told', () => {
  const lost = jest.fn();
  const view = { name: 'Unpaid', search: '?payment=Unpaid' };
  expect(parseViews({ views: [view] }, lost)).toEqual({ views: [view] });
  expect(lost).not.toHaveBeenCalled();
  expect(parseViews({ views: [null, view, { name: 7 }] }, lost)).toEqual({ views: [view] });
  expect(lost).toHaveBeenCalledTimes(1);
  for (const value of [null, 7, [], { views: 'all' }]) expect(parseViews(value)).toBeUndefined();
});
