const SMALL =
  'Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen'.split(
    ' ',
  );
const TENS = ' Ten Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety'.split(' ');

/** What India counts in, the largest first. */
const GROUPS: readonly [size: number, name: string][] = [
  [1_00_00_000, 'Crore'],
  [1_00_000, 'Lakh'],
  [1_000, 'Thousand'],
  [100, 'Hundred'],
];

/** Returns a whole number in English words: 63,964 as "Sixty-Three Thousand Nine Hundred Sixty-Four". */
function words(number: number): string {
  const [size, name] = GROUPS.find(([least]) => number >= least) ?? [];
  if (size !== undefined) {
    const rest = number % size;
    const head = `${words(Math.floor(number / size))} ${name}`;
    return rest === 0 ? head : `${head} ${words(rest)}`;
  }
  if (number < SMALL.length) return SMALL[number] ?? '';
  const ones = number % 10;
  const tens = TENS[Math.floor(number / 10)] ?? '';
  return ones === 0 ? tens : `${tens}-${SMALL[ones]}`;
}

/** Returns paise from 0 on as invoices write them: "Rupees One Thousand Three Hundred Seventy-Three and Paise Ninety only". */
export function amountInWords(paise: number): string {
  const rest = paise % 100;
  const rupees = `Rupees ${words(Math.floor(paise / 100))}`;
  return rest === 0 ? `${rupees} only` : `${rupees} and Paise ${words(rest)} only`;
}
