/** Lines that are drawn, laid out and hit as one. */
export interface LineBlock {
  /** The id of its first line when it was made. */
  key: string;
  ids: readonly string[];
}

const BLOCK_SIZE = 10;
/** Lines that return, or come in between, make a block longer before they make another one. */
const MOST_LINES = 2 * BLOCK_SIZE;

/**
 * Returns blocks of lines in their order. A line stays in the block that it was in: taking one out moves no
 * other line from block to block.
 */
export function blocksOf(last: readonly LineBlock[], ids: readonly string[]): LineBlock[] {
  const homes = new Map(last.flatMap(({ key, ids: own }) => own.map((id) => [id, key] as const)));
  const blocks: { key: string; ids: string[] }[] = [];
  const keys = new Set<string>();
  for (const id of ids) {
    const block = blocks.at(-1);
    const home = homes.get(id);
    const isElsewhere = home !== undefined && !keys.has(home);
    const room = home === undefined && last.length === 0 ? BLOCK_SIZE : MOST_LINES;
    if (block && !isElsewhere && block.ids.length < room) {
      block.ids.push(id);
      continue;
    }
    const key = isElsewhere ? home : id;
    keys.add(key);
    blocks.push({ key, ids: [id] });
  }
  return blocks;
}
