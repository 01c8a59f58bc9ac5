import { sql } from 'kysely';
import type { Database } from '../src/database/database.ts';

/** A line of what fits what; a universal part has no model. */
export interface RecordedFit {
  product: string;
  /** `make.model`. */
  model: string | null;
  /** As vehicles name it: `xtec-disc`. */
  variant: string | null;
  from: number | null;
  to: number | null;
  system: string;
}

/** All lines, to count by hand what the API answers. */
export async function recordedFits(db: Database): Promise<RecordedFit[]> {
  const { rows } =
    await sql<RecordedFit>`select product_id as product, brands.slug || '.' || models.slug as model,
      trim('-' from regexp_replace(lower(replace(model_variants.name, '+', ' plus')), '[^a-z0-9]+', '-', 'g')) as variant,
      year_from as from, year_to as to, system
    from fitment left join models on models.id = fitment.model_id
    left join brands on brands.id = models.brand_id
    left join model_variants on model_variants.id = fitment.variant_id`.execute(db);
  return rows;
}
