const WORDS = 'brake pads chargers cables batteries for scooters in Pune and Hyderabad'.split(' ');

/** Text that is always the same for a seed, and shows how well it is compressed: the better, the longer it takes. */
export function irregularText(seed: number, length = 400_000): string {
  let state = seed;
  let text = '';
  while (text.length < length) {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    text += `${WORDS[(state >> 8) % WORDS.length]} `;
  }
  return text;
}
