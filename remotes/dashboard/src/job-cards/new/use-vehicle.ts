import type { KnownVehicle, KnownVehicles } from '@evmandi/api/contract/workshop';
import { registrationKey, registrationProblem } from '@evmandi/contract/domain/registration';
import { read } from '@evmandi/runtime';
import { TYPING_PAUSE } from '@evmandi/ui/typing';
import { useRead } from '@evmandi/ui/use-read';

/** Vehicles that were here and whose registration begins so. */
export async function findVehicles(
  registration: string,
  signal: AbortSignal,
): Promise<KnownVehicle[]> {
  const params = { registration };
  return (await read<KnownVehicles>('/job-cards/vehicles', { signal, params })).vehicles;
}

/** The vehicle of a whole registration number, where it was here before, with its visits. */
export function useVehicle(registration: string): {
  known: KnownVehicle | undefined;
  visits: KnownVehicle['visits'];
} {
  const key = registrationKey(registration);
  const isWhole = registrationProblem(registration) === undefined;
  const reading = useRead(
    isWhole ? `vehicle ${key}` : null,
    (signal) => findVehicles(registration, signal),
    { delayMs: TYPING_PAUSE.delayMs },
  );
  const known = reading.data?.find((vehicle) => registrationKey(vehicle.registration) === key);
  return { known, visits: known?.visits ?? [] };
}
