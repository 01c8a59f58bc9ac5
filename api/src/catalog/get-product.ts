import type { Picture, ProductDetail } from '../../contract/catalog.ts';
import type { Database } from '../database/database.ts';
import { notFound } from '../http/failure.ts';
import { type Drawing, pictureOf } from '../pictures/picture.ts';
import { boughtTogether } from './bought-together.ts';
import { selectCards, toCard } from './cards.ts';
import { loadCategoryTree } from './category-tree.ts';

const NUMERIC_ID = /^\d{1,18}$/;
const RECENT_REVIEWS = 10;

function gallery(drawing: Drawing, name: string, isVehicle: boolean): Picture[] {
  return [
    pictureOf(drawing, 'hero', name),
    pictureOf(drawing, 'close', `${name}, close-up`),
    ...(isVehicle ? [pictureOf(drawing, 'close2', `${name}, another close-up`)] : []),
    pictureOf(drawing, 'drawing', `${name}, drawing with dimensions`),
    pictureOf(drawing, 'tint', `${name}, on a coloured ground`),
  ];
}

function recentReviews(db: Database, productId: string) {
  return db
    .selectFrom('reviews')
    .where('product_id', '=', productId)
    .select(['id', 'author', 'rating', 'text', 'created_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(RECENT_REVIEWS)
    .execute();
}

/** The product with that id or, in any case, that SKU. Throws a 404 when there is none. */
export async function getProduct(db: Database, idOrSku: string): Promise<ProductDetail> {
  const [tree, row] = await Promise.all([
    loadCategoryTree(db),
    selectCards(db)
      .select(['products.description', 'products.specifications', 'products.model_id as modelId'])
      .where((eb) =>
        NUMERIC_ID.test(idOrSku)
          ? eb('products.id', '=', idOrSku)
          : eb('products.sku', '=', idOrSku.toUpperCase()),
      )
      .executeTakeFirst(),
  ]);
  if (!row) throw notFound('We could not find that product', 'unknown_product');
  const { description, specifications, modelId, ...cardRow } = row;
  const card = toCard(tree, cardRow);
  const isVehicle = modelId !== null;
  const [reviews, companions] = await Promise.all([
    recentReviews(db, card.id),
    boughtTogether(db, tree, { id: card.id, isVehicle, aisle: card.categories[0]?.slug }),
  ]);
  return {
    ...card,
    description,
    specifications,
    gallery: gallery(cardRow.picture, card.name, isVehicle),
    recentReviews: reviews.map(({ created_at, ...review }) => ({
      ...review,
      date: created_at.toISOString(),
    })),
    boughtTogether: companions,
  };
}
