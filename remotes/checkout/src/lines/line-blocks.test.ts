import { blocksOf } from './line-blocks.ts';

const ids = Array.from({ length: 24 }, (_, index) => String(index + 1));
const keysOf = (blocks: ReturnType<typeof blocksOf>) =>
  new Map(blocks.flatMap(({ key, ids: own }) => own.map((id) => [id, key])));

it('holds every line once, in its order', () => {
  const blocks = blocksOf([], ids);
  expect(blocks.flatMap((block) => block.ids)).toEqual(ids);
  expect(blocks.map((block) => block.ids.length)).toEqual([10, 10, 4]);
});

it('leaves each line in its block when another one goes and comes back', () => {
  const before = blocksOf([], ids);
  for (const gone of ['1', '10', '11', '24']) {
    const without = blocksOf(
      before,
      ids.filter((id) => id !== gone),
    );
    const keys = keysOf(before);
    for (const [id, key] of keysOf(without)) expect([id, key]).toEqual([id, keys.get(id)]);
    const again = blocksOf(without, ids);
    expect(again.flatMap((block) => block.ids)).toEqual(ids);
    expect(again.length).toBeLessThanOrEqual(before.length + 1);
  }
});

it('stays in short blocks with unique keys however the lines come', () => {
  let blocks = blocksOf([], ids.slice(20));
  for (const order of [ids, [...ids].reverse(), ids.slice(3, 9), ids]) {
    blocks = blocksOf(blocks, order);
    expect(blocks.flatMap((block) => block.ids)).toEqual(order);
    expect(new Set(blocks.map(({ key }) => key)).size).toBe(blocks.length);
    expect(Math.max(...blocks.map((block) => block.ids.length))).toBeLessThanOrEqual(20);
  }
});
