const MARKS: Readonly<Record<string, string>> = {
  अ: 'a',
  आ: 'aa',
  इ: 'i',
  ई: 'ii',
  उ: 'u',
  ऊ: 'uu',
  ऋ: 'ri',
  ए: 'e',
  ऐ: 'e',
  ऑ: 'o',
  ओ: 'o',
  औ: 'o',
  'ा': 'aa',
  'ि': 'i',
  'ी': 'ii',
  'ु': 'u',
  'ू': 'uu',
  'ृ': 'ri',
  'े': 'e',
  'ै': 'e',
  'ॅ': 'e',
  'ॉ': 'o',
  'ो': 'o',
  'ौ': 'o',
  'ं': 'n',
  'ँ': 'n',
  '्': '',
  '़': '',
};
const CONSONANTS: Readonly<Record<string, string>> = {
  क: 'k',
  ख: 'kh',
  ग: 'g',
  घ: 'gh',
  ङ: 'n',
  च: 'ch',
  छ: 'chh',
  ज: 'j',
  झ: 'jh',
  ञ: 'n',
  ट: 't',
  ठ: 'th',
  ड: 'd',
  ढ: 'dh',
  ण: 'n',
  त: 't',
  थ: 'th',
  द: 'd',
  ध: 'dh',
  न: 'n',
  प: 'p',
  फ: 'f',
  ब: 'b',
  भ: 'bh',
  म: 'm',
  य: 'y',
  र: 'r',
  ल: 'l',
  व: 'v',
  श: 'sh',
  ष: 'sh',
  स: 's',
  ह: 'h',
};

/** Devanagari in Latin letters, about as it is spoken; other letters stay. */
function latinOf(word: string): string {
  const letters = [...word.normalize('NFD')].filter((letter) => letter !== '़');
  return letters
    .map((letter, place) => {
      const consonant = CONSONANTS[letter];
      if (consonant === undefined) return MARKS[letter] ?? letter;
      const next = letters[place + 1];
      const hasOwn = next === undefined || (next in MARKS && next !== 'ं' && next !== 'ँ');
      return hasOwn ? consonant : `${consonant}a`;
    })
    .join('');
}

/** Letters that are heard alike, in turn; `c` is that of "chain". */
const HEARD: readonly (readonly [RegExp, string])[] = [
  [/igh(?=t)/g, 'i'],
  [/ph/g, 'f'],
  [/[ts]ion/g, 'san'],
  [/sch|sh/g, 's'],
  [/cc(?=[eiy])|x/g, 'ks'],
  [/c(?=[eiy])/g, 's'],
  [/t?ch+/g, '~'],
  [/ck|c|q/g, 'k'],
  [/~/g, 'c'],
  [/gu(?=[aei])/g, 'g'],
  [/dg(?=e)/g, 'j'],
  [/z/g, 'j'],
  [/wh?|vh/g, 'v'],
  [/(?<=[bdgjkt])h/g, ''],
  [/h(?![aeiou])/g, ''],
  [/(?<=[^aeiou])y(?=[aeiou])/g, ''],
  [/y(?![aeiou])/g, 'i'],
  [/aa+/g, 'a'],
  [/ee|ea|ie|ii/g, 'i'],
  [/oo|ou|uu/g, 'u'],
  [/ai|ei|ae/g, 'e'],
  [/au|ao|oa/g, 'o'],
  [/(.)\1+/g, '$1'],
  [/(?<=[^aeiou])e$/, ''],
];

/** How a word sounds: the letters that Indian spellings exchange are one. */
export interface Sound {
  /** With its vowels. */
  full: string;
  /** Consonants; of vowels only that there is one at the start. */
  bones: string;
}

/** The sound of a phrase in Latin letters or in Devanagari, as of one word. */
export function soundOf(phrase: string): Sound {
  const latin = phrase.split(' ').map(latinOf).join('');
  const full = HEARD.reduce((text, [letters, same]) => text.replace(letters, same), latin);
  const bones = full
    .replace(/^[aeiou]+/, 'a')
    .replace(/(?<=.)[aeiou]+/g, '')
    .replace(/(.)\1+/g, '$1');
  return { full, bones };
}
