import { insertLine, type Line, withoutLines, withQuantity } from '@evmandi/contract/domain/lines';
import type { LineListState } from './line-list.ts';

type Change = (next: (state: LineListState) => Partial<LineListState>) => void;

/**
 * Operations that remotes of the release before call on the stores. The runtime only gains: they go once
 * neither a live remote nor one a rollback away calls them. New code uses `change` and `addMany`.
 */
export const previousListOperations = (change: Change) => ({
  setQuantity: (id: string, quantity: number) =>
    change(({ lines }) => ({ lines: withQuantity(lines, id, quantity) })),
  remove: (ids: string[]) => change(({ lines }) => ({ lines: withoutLines(lines, ids) })),
  restore: (line: Line, index: number) =>
    change(({ lines }) => ({ lines: insertLine(lines, line, index) })),
});

/** The same for the cart, whose lines are selected. */
export const previousCartOperations = (
  change: Change,
  selectedIds: (state: LineListState) => string[],
) => ({
  setQuantity: previousListOperations(change).setQuantity,
  remove: (ids: string[]) =>
    change((state) => ({
      lines: withoutLines(state.lines, ids),
      selected: selectedIds(state).filter((id) => !ids.includes(id)),
    })),
  restore: (line: Line, { index, selected }: { index: number; selected: boolean }) =>
    change((state) => ({
      lines: insertLine(state.lines, line, index),
      selected: selected ? [...new Set([...selectedIds(state), line.id])] : selectedIds(state),
    })),
  select: (ids: string[]) => change(() => ({ selected: ids })),
});
