import { idsOfLink } from './use-compared-ids.ts';

test.each([
  ['1,2,3', ['1', '2', '3']],
  ['2,2,1', ['2', '1']],
  ['\u0000', null],
  ['1,\u0000,01,-2,1e3,<script>,99999999999999999999', ['1']],
  ['', null],
  [null, null],
])('the link %j compares %j', (text, ids) => {
  expect(idsOfLink(text)).toEqual(ids);
});
