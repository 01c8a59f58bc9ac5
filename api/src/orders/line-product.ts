import type { Picture } from '../../contract/catalog.ts';
import { type Drawing, pictureOf } from '../pictures/picture.ts';

interface LineRow {
  product_id: string;
  sku: string;
  name: string;
  picture: Drawing;
  quantity: number;
}

interface LineProduct {
  productId: string;
  sku: string;
  name: string;
  picture: Picture;
  quantity: number;
}

/** Returns what a line of an order, a quotation or a job card says of its product, and how many. */
export const lineProduct = ({
  product_id,
  sku,
  name,
  picture,
  quantity,
}: LineRow): LineProduct => ({
  productId: product_id,
  sku,
  name,
  picture: pictureOf(picture, 'cut', name),
  quantity,
});
