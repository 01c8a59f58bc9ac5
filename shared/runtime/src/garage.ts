import { MAX_VEHICLES } from '@evmandi/contract/domain/fitment';
import { cleanQuantity } from '@evmandi/contract/domain/limits';
import { type Line, withoutLines, withQuantity } from '@evmandi/contract/domain/lines';
import { lineList } from './line-list.ts';

/** A kind of vehicle and how many of it; `id` is its text, such as `ather.450x_2023`. */
export interface GarageVehicle extends Line {
  /** Make and model, as it was when it was added. */
  name?: string;
  /** What tells it apart: "2023 · 3.7 kWh". */
  detail?: string;
}

const { useStore, change } = lineList('evmandi-garage', MAX_VEHICLES);

export const useGarage = useStore;

const text = (value: unknown) => (typeof value === 'string' ? value.slice(0, 100) : undefined);

/** The vehicles of a state, what storage holds beside them checked. */
export const vehiclesIn = ({ lines }: { lines: readonly Line[] }): GarageVehicle[] =>
  lines.map((line) => {
    const { name, detail, ...rest } = line as Line & { name?: unknown; detail?: unknown };
    const [known, more] = [text(name), text(detail)];
    return { ...rest, ...(known && { name: known }), ...(more && { detail: more }) };
  });

export const garage = {
  change,
  /** Adds vehicles, or as many more of a kind that is there. Returns `full`, and changes nothing, at the most. */
  add(vehicle: GarageVehicle): 'added' | 'full' {
    let outcome: 'added' | 'full' = 'added';
    change(({ lines }) => {
      const known = lines.find(({ id }) => id === vehicle.id);
      const quantity = cleanQuantity(vehicle.quantity + (known?.quantity ?? 0));
      if (known) return { lines: withQuantity(lines, vehicle.id, quantity) };
      if (lines.length >= MAX_VEHICLES) {
        outcome = 'full';
        return {};
      }
      return { lines: [...lines, { ...vehicle, quantity }] };
    });
    return outcome;
  },
  setQuantity: (id: string, quantity: number) =>
    change(({ lines }) => ({ lines: withQuantity(lines, id, quantity) })),
  remove: (id: string) => change(({ lines }) => ({ lines: withoutLines(lines, [id]) })),
};
