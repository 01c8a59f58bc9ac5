/** Text that is always the same for a seed and takes long to compress well. */
export function irregularText(seed: number, length = 400_000): string {
  let state = seed;
  let text = '';
  while (text.length < length) {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    text += state.toString(36);
  }
  return text;
}
