import { slug } from '@evmandi/contract/domain/slug';
import type { Transaction } from 'kysely';
import type { Schema } from '../src/database/schema.ts';
import { known } from './known.ts';
import { MODELS } from './models/index.ts';
import { PAISE } from './products.ts';

export interface SeededModels {
  /** By brand and name: `hero Splendor Plus`. */
  ids: Map<string, string>;
  /** By the model's id and the variant's name. */
  variants: Map<string, string>;
}

/** Models with what they are sold as. */
export async function seedModels(
  db: Transaction<Schema>,
  brands: Map<string, { id: string }>,
): Promise<SeededModels> {
  const models = await db
    .insertInto('models')
    .values(
      MODELS.map(({ brand, model, vehicle, fuel }) => ({
        brand_id: known(brands, brand).id,
        slug: slug(model),
        name: model,
        vehicle,
        electric: fuel === 'electric',
      })),
    )
    .returning('id')
    .execute();
  const ids = new Map(
    MODELS.map(({ brand, model }, index) => [`${brand} ${model}`, models[index]?.id ?? '']),
  );
  const variants = await db
    .insertInto('model_variants')
    .values(
      MODELS.flatMap(({ brand, model, editions }) =>
        editions.map(({ name, price }) => ({
          model_id: known(ids, `${brand} ${model}`),
          name,
          price: price * PAISE,
        })),
      ),
    )
    .returning(['id', 'model_id', 'name'])
    .execute();
  return {
    ids,
    variants: new Map(variants.map(({ id, model_id, name }) => [`${model_id} ${name}`, id])),
  };
}
