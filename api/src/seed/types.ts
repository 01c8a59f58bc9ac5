import type { Schema } from '../database/schema.ts';
import type { Drawing } from '../pictures/picture.ts';

type Unit = Schema['products']['unit'];

interface Listed {
  /** Slug of a brand. */
  brand: string;
  /** Slug of its own category. */
  category: string;
  /** Average of the reviews, with one decimal, and their number. */
  rating: [average: number, reviews: number];
  /** Place in the order of popularity; the number of reviews when left out. */
  popularity?: number;
  /** Pieces in stock; 40 when left out. */
  stock?: number;
  /** Days from the first start to the next delivery, for what is out of stock. */
  restockInDays?: number;
  facts: string[];
  specs: [name: string, value: string][];
  text: string;
  drawing: Drawing;
}

export interface PartSeed extends Listed {
  sku: string;
  name: string;
  /** Rupees. */
  price: number;
  /** Rupees, before the discount. */
  was?: number;
  unit?: Unit;
}

export interface VehicleSeed extends Listed {
  model: string;
  vehicle: Schema['models']['vehicle'];
  electric: boolean;
  /** Rupees by variant, the cheapest first. */
  variants: [name: string, price: number][];
  /** Slugs of spotlight chips and tabs. */
  groups: string[];
}

export interface UsedSeed extends Listed {
  /** Brand and slug of the model, as in the list of new ones. */
  model: string;
  name: string;
  year: number;
  price: number;
}
