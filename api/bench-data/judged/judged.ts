/** What a product has to be; what is left out does not count. */
interface Wanted {
  /** Its name says what it is. */
  name?: RegExp;
  /** Some vehicle, none, or one of these. */
  vehicle?: boolean | string;
  electric?: boolean;
  used?: boolean;
  brand?: string;
  /** Slug of the vehicle's model. */
  model?: RegExp;
  /** The same, or that of a vehicle that the part fits. */
  about?: RegExp;
  /** Slug of a vehicle's model that the part fits. */
  fits?: string;
  /** In its name, highlights or specifications. */
  facts?: RegExp;
  sku?: string;
  category?: string;
  /** Rupees, both included. */
  costs?: readonly [from: number, to: number];
}

/** A search with what its writer means, without a look at what is found. */
export interface Judged {
  q: string;
  /** The kind of thing: anything else is an answer of another kind. */
  is: Wanted;
  /** What is asked for exactly: 3 points, where the kind alone has 1; left out, the kind has 3. */
  best?: Wanted;
}

/** A product as far as it is judged. */
export interface Candidate {
  id: string;
  sku: string;
  name: string;
  brand: string;
  category: string;
  vehicle: string | null;
  model: string | null;
  electric: boolean;
  used: boolean;
  rupees: number;
  facts: string;
  fits: string[];
}

const TESTS: { [K in keyof Wanted]-?: (wanted: NonNullable<Wanted[K]>, of: Candidate) => boolean } =
  {
    name: (name, of) => name.test(of.name),
    vehicle: (vehicle, of) =>
      typeof vehicle === 'string' ? of.vehicle === vehicle : (of.vehicle !== null) === vehicle,
    electric: (electric, of) => of.electric === electric,
    used: (used, of) => of.used === used,
    brand: (brand, of) => of.brand === brand,
    model: (model, of) => model.test(of.model ?? ''),
    about: (about, of) => [of.model ?? '', ...of.fits].some((slug) => about.test(slug)),
    fits: (fits, of) => of.fits.includes(fits),
    facts: (facts, of) => facts.test(of.facts),
    sku: (sku, of) => of.sku === sku,
    category: (category, of) => of.category === category,
    costs: ([from, to], { rupees }) => rupees >= from && rupees <= to,
  };

/** True when the product is all that is wanted. */
const matches = (wanted: Wanted, of: Candidate): boolean =>
  (Object.keys(wanted) as (keyof Wanted)[]).every((key) => {
    const test = TESTS[key] as (wanted: unknown, of: Candidate) => boolean;
    return test(wanted[key], of);
  });

/** 3 for what is meant, 1 for another of its kind, 0 for anything else. */
function grade({ is, best }: Judged, of: Candidate): number {
  if (!matches(is, of)) return 0;
  return best === undefined || matches(best, of) ? 3 : 1;
}

const FIRST = 5;
const KIND_FIRST = 3;

const gain = (grades: readonly number[]) =>
  grades
    .slice(0, FIRST)
    .reduce((sum, each, place) => sum + (2 ** each - 1) / Math.log2(place + 2), 0);

/** NDCG@5 of one answer: what was found in its order, against the best order of all products. */
export function ndcg(
  judged: Judged,
  found: readonly Candidate[],
  all: readonly Candidate[],
): number {
  const best = gain(all.map((of) => grade(judged, of)).sort((a, b) => b - a));
  return best === 0
    ? Number(found.length === 0)
    : gain(found.map((of) => grade(judged, of))) / best;
}

/** True when none of the first three is a thing of another kind. */
export const isOfItsKind = (judged: Judged, found: readonly Candidate[]): boolean =>
  found.slice(0, KIND_FIRST).every((of) => matches(judged.is, of));
