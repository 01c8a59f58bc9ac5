import type { Vehicles } from '@evmandi/api/contract/fitment';
import { read } from '@evmandi/runtime';
import { useRead } from '@evmandi/ui/use-read';

/** Makes and models, where no loader has read them: what a garage holds, only the browser knows. */
export const useVehicles = () =>
  useRead('vehicles', (signal) => read<Vehicles>('/vehicles', { signal }));
