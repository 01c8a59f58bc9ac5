import {
  readVehicle,
  type VehicleRef,
  variantSlug,
  vehicleText,
} from '@evmandi/contract/domain/fitment';
import type { Database } from '../database/database.ts';
import { notFound } from '../http/failure.ts';

/** A vehicle that is in the catalogue. */
export interface NamedVehicle {
  /** As it was asked for. */
  text: string;
  /** Make and model: "Ather 450X". */
  name: string;
  modelId: string;
  /** Null: whichever. */
  variantId: string | null;
  year: number | null;
}

const unknown = (what: string) =>
  notFound(`We know no ${what}: choose it anew in the garage`, 'unknown_vehicle');

async function variantNamed(db: Database, modelId: string, { variant }: VehicleRef) {
  if (variant === undefined) return null;
  const rows = await db
    .selectFrom('model_variants')
    .where('model_id', '=', modelId)
    .select(['id', 'name'])
    .execute();
  return rows.find(({ name }) => variantSlug(name) === variant)?.id;
}

/** The vehicles of such texts as `ather.450x_2023`, in their order. Throws a 404 for one that is not known. */
export async function vehiclesNamed(
  db: Database,
  texts: readonly string[],
): Promise<NamedVehicle[]> {
  const asked = texts.map((text) => {
    const ref = readVehicle(text);
    // What reads as no vehicle is not repeated: it may be anything.
    if (!ref) throw unknown('such vehicle');
    return ref;
  });
  if (asked.length === 0) return [];
  const rows = await db
    .selectFrom('models')
    .innerJoin('brands', 'brands.id', 'models.brand_id')
    .where('models.slug', 'in', [...new Set(asked.map(({ model }) => model))])
    .select(['models.id', 'models.slug', 'models.name', 'brands.slug as make'])
    .select('brands.name as makeName')
    .execute();
  return Promise.all(
    asked.map(async (ref) => {
      const text = vehicleText(ref);
      const model = rows.find(({ slug: own, make }) => own === ref.model && make === ref.make);
      const variantId = model && (await variantNamed(db, model.id, ref));
      if (!model || variantId === undefined) throw unknown(`vehicle ${text}`);
      const name = `${model.makeName} ${model.name}`;
      return { text, name, modelId: model.id, variantId, year: ref.year ?? null };
    }),
  );
}
