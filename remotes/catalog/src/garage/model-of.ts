import type { Vehicles } from '@evmandi/api/contract/fitment';
import { readVehicle } from '@evmandi/contract/domain/vehicle-ref';

/** The model that a vehicle of the garage is of; undefined where the catalogue has it no more. */
export function modelOf(makes: Vehicles['makes'], id: string) {
  const ref = readVehicle(id);
  const make = makes.find(({ slug }) => slug === ref?.make);
  return make?.models.find(({ slug }) => slug === ref?.model);
}
