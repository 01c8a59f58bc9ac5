import type { ProductList } from '@evmandi/api/contract/catalog';
import type { Suggestions } from '@evmandi/api/contract/suggestions';
import type { FilledApi } from '@evmandi/api/filled';

export const KINDS = {
  unfiltered: 'a page without filter',
  filtered: 'a page with filters',
  technical: 'a page with technical facts',
  text: 'a text search',
  misspelt: 'a misspelt search',
  suggestions: 'suggestions',
} as const;
export type Kind = keyof typeof KINDS;

/** Paths of the API by what is asked for; all pages come with the counts of every filter. */
export type Questions = Record<Kind, string[]>;

const UNFILTERED = ['', 'page=2', 'page=7', 'sort=price_asc', 'sort=name', 'sort=rating&page=3'];
const FILTERED = [
  'category=brakes-suspension&in_stock=true&rating=4',
  'category=spare-parts&colour=red,black&sort=price_asc',
  'category=chargers-converters&brand=bosch&colour=blue&price_min=1000&price_max=50000',
  'brand=bosch,exide&price_min=500&price_max=9000&page=4',
  'condition=used&body_style=sports-bikes&sort=price_desc',
  'fuel=electric&sort=rating',
  'rating=4&in_stock=true&price_max=2000',
  'discounted=true&category=spare-parts&page=2',
];
/** Of categories that declare some: counted whether one is chosen or not. */
const TECHNICAL = [
  'category=brake-system',
  'category=brake-system&diameter=240-mm&position=front',
  'category=brakes-suspension&diameter=220-mm&in_stock=true&sort=price_asc',
  'category=lights&voltage=12-v&sort=rating',
  'category=batteries&capacity=5-to-10-ah',
  'category=chargers-converters&voltage=48-v&power=under-4-kw&page=2',
];
const TEXTS = [
  'q=brake+pad',
  'q=headlight',
  'q=bosch&in_stock=true',
  'q=hero+splendor',
  'q=cable&category=chargers-converters&in_stock=true',
  'q=helmet&sort=price_asc',
  'q=bp-ev-2041',
];
const MISSPELT = ['hedlight', 'chargr portble', 'suspnsion', 'batery', 'brkae pad', 'helmte'];
/** What people type, letter by letter. */
const TYPED = [
  'brake pad',
  'hero splendor',
  'BP-EV-2041',
  'type 2 cable',
  'leather bag',
  'wallbox',
];
const SHORTEST = 2;

const prefixes = (text: string) =>
  Array.from({ length: text.length - SHORTEST + 1 }, (_, index) => text.slice(0, SHORTEST + index));

const listing = (query: string) => `/api/products?${query}`;

async function list(api: FilledApi, path: string): Promise<ProductList> {
  return JSON.parse(await api.get(path));
}

/** Products that a rare word finds at most. */
const RARE = 20;
/** Of the alphabet, so many are looked at: names that begin alike fill thousands of pages. */
const PLACES = 200;

/** First word of a name from the middle of the alphabet on: the next one that few products have. */
async function rareWord(api: FilledApi): Promise<string> {
  const { page } = await list(api, listing('facets=false'));
  const tried = new Set<string>();
  const stride = Math.max(1, Math.floor(page.pages / PLACES));
  for (let number = Math.ceil(page.pages / 2); number <= page.pages; number += stride) {
    const { products } = await list(api, listing(`facets=false&sort=name&page=${number}`));
    for (const { name } of products) {
      const [word = ''] = name.split(' ');
      if (tried.has(word)) continue;
      tried.add(word);
      const found = await list(api, listing(`facets=false&q=${encodeURIComponent(word)}`));
      if (found.page.total > 0 && found.page.total <= RARE) return word;
    }
  }
  throw new Error('No word is rare');
}

/** What is asked of an API, whatever it holds. */
export async function questionsFor(api: FilledApi): Promise<Questions> {
  const rare = await rareWord(api);
  return {
    unfiltered: UNFILTERED.map(listing),
    filtered: FILTERED.map(listing),
    technical: TECHNICAL.map(listing),
    text: [...TEXTS, `q=${encodeURIComponent(rare)}`].map(listing),
    misspelt: MISSPELT.map((text) => listing(`q=${encodeURIComponent(text)}`)),
    suggestions: [...[...TYPED, rare].flatMap(prefixes), ...MISSPELT].map(
      (text) => `/api/suggestions?q=${encodeURIComponent(text)}`,
    ),
  };
}

function problemOf(kind: Kind, body: string): string | undefined {
  if (kind === 'suggestions') {
    const { products } = JSON.parse(body) as Suggestions;
    return products.length === 0 ? 'suggests nothing' : undefined;
  }
  const { page, facets, corrected } = JSON.parse(body) as ProductList;
  if (page.total === 0) return 'finds nothing';
  if (facets === null) return 'counts nothing';
  if (kind === 'technical' && !facets.technical) return 'has no technical facts';
  if ((corrected !== null) !== (kind === 'misspelt')) return `searched for ${corrected}`;
  return undefined;
}

/** Asks everything once. Throws when an answer is not what its kind should measure. */
export async function checkAnswers(api: FilledApi, questions: Questions): Promise<void> {
  for (const [kind, paths] of Object.entries(questions) as [Kind, string[]][]) {
    for (const path of paths) {
      const problem = problemOf(kind, await api.get(path));
      if (problem) throw new Error(`${path} ${problem}`);
    }
  }
}
