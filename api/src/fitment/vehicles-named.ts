import {
  readVehicle,
  type VehicleRef,
  variantSlug,
  vehicleText,
} from '@evmandi/contract/domain/vehicle-ref';
import type { Database } from '../database/database.ts';
import { notFound } from '../http/failure.ts';

/** A vehicle that is in the catalogue. */
export interface NamedVehicle {
  /** As it was asked for. */
  text: string;
  /** Make and model: "Ather 450X". */
  name: string;
  /** With the variant and the year that were asked for: "Ather 450X, 2.9 kWh, 2023". */
  fullName: string;
  modelId: string;
  /** Null: whichever. */
  variantId: string | null;
  /** How many variants the model has. */
  variants: number;
  year: number | null;
}

const FIRST_YEAR = 1950;
/** Makers sell the models of the next year already. */
const isMade = ({ year }: VehicleRef): boolean =>
  year === undefined || (year >= FIRST_YEAR && year <= new Date().getUTCFullYear() + 1);

const unknown = (what: string) =>
  notFound(`We know no ${what}: choose it anew in the garage`, 'unknown_vehicle');

/** Null where none is asked for, undefined where the model has none of this name. */
async function variantNamed(db: Database, modelId: string, { variant }: VehicleRef) {
  if (variant === undefined) return null;
  const rows = await db
    .selectFrom('model_variants')
    .where('model_id', '=', modelId)
    .select(['id', 'name'])
    .execute();
  return rows.find(({ name }) => variantSlug(name) === variant);
}

/**
 * The vehicles of such texts as `ather.450x_2023`, in their order. What is not known is left out beside what is: a
 * garage may hold a model that the catalogue has no more; nor is one of a year that nothing was made in. Throws a 404 where none is known.
 */
export async function vehiclesNamed(
  db: Database,
  texts: readonly string[],
): Promise<NamedVehicle[]> {
  if (texts.length === 0) return [];
  const asked = texts.flatMap((text) => readVehicle(text) ?? []).filter(isMade);
  const [first] = asked;
  // What reads as no vehicle is not repeated: it may be anything.
  if (!first) throw unknown('such vehicle');
  const rows = await db
    .selectFrom('models')
    .innerJoin('brands', 'brands.id', 'models.brand_id')
    .where('models.slug', 'in', [...new Set(asked.map(({ model }) => model))])
    .select(['models.id', 'models.slug', 'models.name', 'brands.slug as make'])
    .select('brands.name as makeName')
    .select((eb) =>
      eb
        .selectFrom('model_variants')
        .whereRef('model_variants.model_id', '=', 'models.id')
        .select((own) => own.fn.countAll<string>().as('count'))
        .as('variants'),
    )
    .execute();
  const found = await Promise.all(
    asked.map(async (ref): Promise<NamedVehicle | undefined> => {
      const text = vehicleText(ref);
      const model = rows.find(({ slug: own, make }) => own === ref.model && make === ref.make);
      const variant = model && (await variantNamed(db, model.id, ref));
      if (!model || variant === undefined) return undefined;
      const name = `${model.makeName} ${model.name}`;
      const fullName = [name, variant?.name, ref.year].filter(Boolean).join(', ');
      const ids = { modelId: model.id, variantId: variant?.id ?? null };
      const variants = Number(model.variants);
      return { text, name, fullName, ...ids, variants, year: ref.year ?? null };
    }),
  );
  const known = found.filter((vehicle) => vehicle !== undefined);
  if (known.length === 0) throw unknown(`vehicle ${vehicleText(first)}`);
  return known;
}
