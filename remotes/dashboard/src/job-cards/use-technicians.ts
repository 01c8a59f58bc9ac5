import type { Technicians } from '@evmandi/api/contract/workshop';
import { read } from '@evmandi/runtime';
import { useRead } from '@evmandi/ui/use-read';

/** Who can be chosen; `chosen` is among them from the start, so that a field keeps what it shows. */
export function useTechnicians(chosen: string | null) {
  const reading = useRead('technicians', (signal) =>
    read<Technicians>('/job-cards/technicians', { signal }),
  );
  const known = reading.data?.technicians ?? [];
  const isKnown = chosen === null || chosen === '' || known.some(({ name }) => name === chosen);
  return {
    technicians: isKnown ? known : [{ name: chosen, cards: 0 }, ...known],
    failed: reading.error !== undefined,
  };
}
