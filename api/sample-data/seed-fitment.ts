import { sql, type Transaction } from 'kysely';
import type { Schema } from '../src/database/schema.ts';
import type { Fit } from './fitment/gather.ts';
import { FITTED } from './fitment/index.ts';
import { UNIVERSAL, writtenFits } from './fitment/written.ts';
import { known } from './known.ts';
import type { SeededModels } from './seed-models.ts';

interface Known {
  products: Map<string, string>;
  models: SeededModels;
}

/** Which vehicles the parts fit. */
export async function seedFitment(
  db: Transaction<Schema>,
  { products, models }: Known,
): Promise<void> {
  const row = (sku: string, system: string, fit: Fit) => {
    const model = known(models.ids, `${fit.brand} ${fit.model}`);
    return {
      product_id: known(products, sku),
      model_id: model,
      variant_id: fit.edition ? known(models.variants, `${model} ${fit.edition}`) : null,
      year_from: fit.yearFrom ?? null,
      position: fit.position ?? null,
      quantity: fit.quantity,
      note: fit.note ?? '',
      system,
    };
  };
  const rows = [
    ...FITTED.flatMap(({ seed, system, fits }) => fits.map((fit) => row(seed.sku, system, fit))),
    ...writtenFits().flatMap(({ sku, system, fits }) => fits.map((fit) => row(sku, system, fit))),
    ...UNIVERSAL.map(({ sku, system }) => ({
      ...{ product_id: known(products, sku), model_id: null, variant_id: null, year_from: null },
      ...{ position: null, quantity: 1, note: '', system },
    })),
  ];
  await sql`insert into fitment
      (product_id, model_id, variant_id, year_from, position, quantity, note, system)
    select product_id, model_id, variant_id, year_from, position, quantity, note, system
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as fit (product_id bigint, model_id bigint,
      variant_id bigint, year_from smallint, position text, quantity smallint, note text, system text)`.execute(
    db,
  );
}
