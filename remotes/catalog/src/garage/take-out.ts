import { MAX_VEHICLES } from '@evmandi/contract/domain/fitment';
import { insertLine } from '@evmandi/contract/domain/lines';
import { garage, useGarage } from '@evmandi/runtime';

/** Takes a kind of vehicle out of the garage; what it returns puts it back where it stood, if there is still room. */
export function takeOut(id: string): () => void {
  const { lines } = useGarage.getState();
  const at = lines.findIndex((line) => line.id === id);
  const line = lines[at];
  garage.remove(id);
  return () =>
    garage.change((state) =>
      line && state.lines.length < MAX_VEHICLES ? { lines: insertLine(state.lines, line, at) } : {},
    );
}
