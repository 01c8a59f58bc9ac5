import type { BodyStyle, Fuel } from '@evmandi/contract/domain/filter-values';
import type { Unit } from '@evmandi/contract/domain/units';
import type { Vehicle } from '../src/database/tables/catalog.ts';
import type { Drawing } from '../src/pictures/picture.ts';
import type { Edition } from './models/look.ts';

/** What a card says, and the table below it. */
export interface Figures {
  facts: string[];
  specs: [name: string, value: string][];
}

interface Described extends Figures {
  /** Slug of a brand. */
  brand: string;
  /** Slug of its own category. */
  category: string;
  /** Average of the reviews, with one decimal, and their number. */
  rating: [average: number, reviews: number];
  /** Place in the order of popularity; the number of reviews when left out. */
  popularity?: number;
  /** Millimetres, as the drawing shows them. */
  size: [width: number, height: number];
  text: string;
}

export interface PartSeed extends Described {
  sku: string;
  name: string;
  /** Rupees. */
  price: number;
  /** Rupees, before the discount. */
  was?: number;
  unit?: Unit;
  /** Pieces in stock; 40 when left out. */
  stock?: number;
  /** Days from the first start to the next delivery, for what is out of stock. */
  restockInDays?: number;
  drawing: Drawing;
}

/** A vehicle with its editions and paints: each pair is one product. The rating is the first one's. */
export interface ModelSeed extends Described {
  model: string;
  vehicle: Vehicle;
  fuel: Fuel;
  bodyStyle?: BodyStyle;
  /** Slugs of spotlight chips and tabs. */
  groups: string[];
  /** Days from the first sale to the first start; negative for what is announced. */
  launched: number;
  /** With figures of their own where they are not those of the model. */
  editions: (Edition & Partial<Figures>)[];
}
