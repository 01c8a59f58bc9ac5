import type { Colour } from '@evmandi/contract/domain/filter-values';
import { slug } from '@evmandi/contract/domain/slug';
import type { Drawing } from '../src/pictures/picture.ts';
import { coloursOf } from './colours.ts';
import { MODELS } from './models/index.ts';
import type { Edition, Paint } from './models/look.ts';
import { Random, seedOf } from './random.ts';
import { starsAbout } from './reviews/spread.ts';
import { drawnWith } from './size.ts';
import type { Figures, ModelSeed } from './types.ts';

/** A model in one variant and one colour, with the figures of that variant. */
export interface NewVehicle extends Figures {
  model: ModelSeed;
  edition: Edition;
  paint: Paint;
  sku: string;
  /** Without the brand. */
  name: string;
  /** The first variant's first colour. */
  lead: boolean;
  rating: [average: number, reviews: number];
  stock: number;
  restockInDays?: number;
  colours: Colour[];
  drawing: Drawing;
}

export const modelSku = ({ brand, model }: Pick<ModelSeed, 'brand' | 'model'>): string =>
  `${brand}-${slug(model)}`.toUpperCase();

/** Kinds whose second paint is a trim, not a colour that anybody would look for. */
const TRIMMED = ['cruiser', 'cycle'];

const LAKH = 1_00_000;
const stockOf = (price: number, random: Random): number =>
  price > 10 * LAKH
    ? random.whole(1, 3)
    : price > 2 * LAKH
      ? random.whole(2, 9)
      : random.whole(6, 32);

/** The lead is reviewed as planned; the others by a few each, whose average is as good or bad as few people make it. */
function ratingOf(
  { rating, launched }: ModelSeed,
  lead: boolean,
  { name, random }: { name: string; random: Random },
): [number, number] {
  if (lead || launched < 0) return rating;
  const [average, count] = rating;
  const reviews = random.whole(0, Math.max(2, Math.round(count / 7)));
  if (reviews === 0) return [0, 0];
  const drawn = starsAbout(average, reviews, new Random(seedOf(name)));
  return [Math.round((drawn.reduce((sum, stars) => sum + stars, 0) / reviews) * 10) / 10, reviews];
}

/** What is announced cannot be ordered yet; of the rest, a few wait for the next delivery or are gone. */
function stockAndRestock(model: ModelSeed, edition: Edition, lead: boolean, random: Random) {
  const stock = stockOf(edition.price, random);
  const chance = random.next();
  const days = random.whole(4, 26);
  if (model.launched < 0) return { stock: 0 };
  if (lead || chance > 0.07) return { stock };
  return chance > 0.025 ? { stock: 0, restockInDays: days } : { stock: 0 };
}

function productsOf(model: ModelSeed, random: Random): NewVehicle[] {
  const several = model.editions.length > 1;
  return model.editions.flatMap((edition, row) =>
    edition.paints.map((paint, column): NewVehicle => {
      const lead = row === 0 && column === 0;
      const variant = several && !paint.name.startsWith(edition.name) ? [edition.name] : [];
      const parts = [...variant, paint.name];
      const drawing = edition.drawing(paint);
      const name = `${[model.model, ...variant].join(' ')}, ${paint.name}`;
      return {
        model,
        edition,
        paint,
        lead,
        facts: edition.facts ?? model.facts,
        specs: edition.specs ?? model.specs,
        sku: lead
          ? modelSku(model)
          : `${modelSku(model)}-${parts.map(slug).join('-').toUpperCase()}`,
        name,
        rating: ratingOf(model, lead, { name, random }),
        ...stockAndRestock(model, edition, lead, random),
        colours: coloursOf([
          paint.accent,
          TRIMMED.includes(drawing.kind) ? undefined : paint.second,
        ]),
        drawing: drawnWith(drawing, model.size),
      };
    }),
  );
}

const PLANNED = 7_411;

/** Every new vehicle, model by model. */
export function newVehicles(): NewVehicle[] {
  const random = new Random(PLANNED);
  return MODELS.flatMap((model) => productsOf(model, random));
}
