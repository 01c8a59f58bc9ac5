import type { PartVehicle } from '@evmandi/api/contract/fitment';
import { type Line, sumOfQuantities } from '@evmandi/contract/domain/lines';
import { readVehicle, variantSlug } from '@evmandi/contract/domain/vehicle-ref';

type Held = Pick<PartVehicle, 'vehicle' | 'variant' | 'yearFrom' | 'yearTo'>;

/** How many of a garage's vehicles a line of fitment is for; a variant or year that a garage does not name may be any. */
export const inGarage = (lines: readonly Line[], fit: Held): number =>
  sumOfQuantities(
    lines.filter(({ id }) => {
      const { make, model, variant, year } = readVehicle(id) ?? {};
      return (
        `${make}.${model}` === fit.vehicle &&
        (!variant || fit.variant === null || variant === variantSlug(fit.variant)) &&
        (!year || (year >= (fit.yearFrom ?? 0) && year <= (fit.yearTo ?? year)))
      );
    }),
  );
