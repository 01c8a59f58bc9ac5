import { type Expression, type SqlBool, sql } from 'kysely';
import type { Picture, ProductDetail } from '../../contract/catalog.ts';
import type { Database } from '../database/database.ts';
import { WAY } from '../delivery/zones.ts';
import { notFound } from '../http/failure.ts';
import { type Drawing, pictureOf } from '../pictures/picture.ts';
import { newestReviews, starsOf } from '../reviews/reviews.ts';
import { boughtTogether } from './bought-together.ts';
import { isProduct, selectCards, toCard } from './cards.ts';
import { loadCategoryTree } from './category-tree.ts';
import { offersOf } from './offers.ts';
import { variantsOf } from './variants.ts';

const RECENT_REVIEWS = 10;

function gallery(drawing: Drawing, name: string, isVehicle: boolean): Picture[] {
  return [
    pictureOf(drawing, 'hero', name),
    ...(isVehicle ? [pictureOf(drawing, 'quarter', `${name}, three quarters from ahead`)] : []),
    pictureOf(drawing, 'close', `${name}, close-up`),
    ...(isVehicle ? [pictureOf(drawing, 'close2', `${name}, another close-up`)] : []),
    pictureOf(drawing, 'drawing', `${name}, drawing with dimensions`),
    pictureOf(drawing, 'tint', `${name}, on a coloured ground`),
  ];
}

async function detailOf(
  db: Database,
  condition: Expression<SqlBool>,
): Promise<ProductDetail | undefined> {
  const [tree, row] = await Promise.all([
    loadCategoryTree(db),
    selectCards(db)
      .select([
        'products.description',
        'products.specifications',
        'products.model_id as modelId',
        'products.kind',
      ])
      .where(condition)
      .executeTakeFirst(),
  ]);
  if (!row) return undefined;
  const { description, specifications, modelId, kind, ...cardRow } = row;
  const card = toCard(tree, cardRow);
  const isVehicle = modelId !== null;
  const [recentReviews, stars, companions, offers, variants] = await Promise.all([
    newestReviews(db, card.id, { limit: RECENT_REVIEWS, offset: 0 }),
    starsOf(db, card.id),
    // Nobody has bought what is not sold yet.
    card.soldFrom
      ? []
      : boughtTogether(db, tree, {
          id: card.id,
          modelId,
          kind,
          categoryId: row.categoryId,
          aisle: card.categories[0]?.slug,
        }),
    offersOf(db, { id: card.id, modelId, condition: card.condition }),
    variantsOf(db, modelId),
  ]);
  return {
    ...card,
    description,
    specifications,
    gallery: gallery(cardRow.picture, card.name, isVehicle),
    recentReviews,
    stars,
    boughtTogether: companions,
    boughtTogetherTotal: companions.reduce((sum, { price }) => sum + price, card.price),
    offers,
    variants,
    delivery: WAY,
  };
}

/** The product with that id or, in any case, that SKU. Throws a 404 when there is none. */
export async function getProduct(db: Database, idOrSku: string): Promise<ProductDetail> {
  const product = await detailOf(db, isProduct(idOrSku));
  if (!product) throw notFound('We could not find that product', 'unknown_product');
  return product;
}

/** The product that stands for a model. A 404 says whether the make is unknown or only the model. */
export async function getVehicle(
  db: Database,
  make: string,
  model: string,
): Promise<ProductDetail> {
  const product = await detailOf(
    db,
    sql<SqlBool>`products.lead and models.slug = ${model} and brands.slug = ${make}`,
  );
  if (product) return product;
  const known = await db
    .selectFrom('models')
    .innerJoin('brands', 'brands.id', 'models.brand_id')
    .where('brands.slug', '=', make)
    .select('models.id')
    .limit(1)
    .executeTakeFirst();
  throw known
    ? notFound('We could not find that model', 'unknown_model')
    : notFound('We know no vehicles of that make', 'unknown_make');
}
