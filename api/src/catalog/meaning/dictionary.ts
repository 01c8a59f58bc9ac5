import type { Database } from '../../database/database.ts';
import { keptShortly } from '../../http/kept-shortly.ts';
import { tokensOf } from './tokens.ts';

/** What phrases mean, tokens joined by spaces. */
export interface Dictionary {
  /** Words of the trade and Hindi, by what our products call it, or ` | ` between several; an empty text means nothing. */
  synonyms: ReadonlyMap<string, string>;
  /** What products are called, with their kind. */
  kinds: ReadonlyMap<string, string>;
  /** Words that exist, whether a product holds them or not. */
  words: ReadonlySet<string>;
  /** Words that makes and models are called by. */
  names: ReadonlySet<string>;
}

/** Kinds of vehicles as they are said; products have them from their column. */
const VEHICLES: readonly (readonly [phrase: string, kind: string])[] = [
  ['bike', 'bike'],
  ['scooter', 'scooter'],
  ['cycle', 'cycle'],
  ['three wheeler', 'three-wheeler'],
  ['four wheeler', 'four-wheeler'],
  ['two wheeler', 'two-wheeler'],
  ['vehicle', 'vehicle'],
];

/** Kinds of vehicles that one phrase stands for; a single kind is a word of ours, too. */
const TOGETHER: Readonly<Record<string, readonly string[]>> = {
  'two-wheeler': ['scooter', 'bike'],
  vehicle: ['scooter', 'bike', 'cycle', 'three-wheeler', 'four-wheeler'],
};

/** The kinds that products have which are asked for by a kind that is said. */
export const kindsOf = (kind: string): readonly string[] => TOGETHER[kind] ?? [kind];

/** True for what products have from their column. */
export const isVehicleKind = (kind: string): boolean => VEHICLES.some(([, own]) => own === kind);

/** A phrase as the tables keep it: its tokens, joined by spaces. */
export const phraseOf = (text: string) => tokensOf(text).join(' ');

const EITHER = ' | ';

/** The ways of our products to say what is meant, one or several. */
export const waysOf = (means: string): string[] => means.split(EITHER);

/** The dictionary of rows of `synonyms` and `kind_phrases`, with names of makes and models. */
export function dictionaryFrom(
  meant: readonly { phrase: string; means: string }[],
  named: readonly { phrase: string; kind: string }[],
  called: readonly { name: string }[] = [],
): Dictionary {
  const synonyms = new Map(
    meant.map(({ phrase, means }) => [
      phraseOf(phrase),
      means.split(',').map(phraseOf).join(EITHER),
    ]),
  );
  const kinds = new Map([...named.map(({ phrase, kind }) => [phrase, kind] as const), ...VEHICLES]);
  const meanings = [...synonyms.values()].flatMap(waysOf);
  const ours = [...meanings, ...kinds.keys()].flatMap((phrase) => phrase.split(' '));
  const said = [...synonyms.keys()].filter((phrase) => !phrase.includes(' '));
  const names = new Set(called.flatMap(({ name }) => tokensOf(name)));
  return { synonyms, kinds, words: new Set([...ours, ...said]), names };
}

async function load(db: Database): Promise<Dictionary> {
  const [meant, named, makes, models] = await Promise.all([
    db.selectFrom('synonyms').select(['phrase', 'means']).execute(),
    db.selectFrom('kind_phrases').select(['phrase', 'kind']).execute(),
    db.selectFrom('brands').select('name').execute(),
    db.selectFrom('models').select('name').execute(),
  ]);
  return dictionaryFrom(meant, named, [...makes, ...models]);
}

const dictionary = keptShortly(load);

/** What words mean in the shop of this database; a new synonym counts after 15 s at the latest. */
export const dictionaryOf = dictionary.read;

/** Has what words mean read anew by this process; others read it within 15 s. */
export const forgetDictionary = dictionary.forget;
