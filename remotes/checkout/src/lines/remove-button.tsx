import { focusNeighbour } from '@evmandi/ui/focus-neighbour';
import { IconButton } from '@evmandi/ui/icon-button';
import { IconTrash } from '@evmandi/ui/icons';
import { afterPress } from './after-press.ts';

/** Rows are grids of their own, which an attribute would not hide. */
const ROW = 'li, [role="listitem"], [role="row"]';

/**
 * The row is out of sight in the frame of the press; what is kept, and with it sums, counts and storage, changes after
 * it: for hundreds of lines that takes longer than the frame.
 */
function hideUntil(row: HTMLElement | null, work: () => void): void {
  if (row) row.style.display = 'none';
  afterPress(() => {
    // Before anything is drawn: a row that stays after all is seen again.
    if (row) row.style.display = '';
    work();
  });
}

interface RemoveButtonProps {
  /** What is removed: "EV Brake Pad Set". */
  name: string;
  onRemove: () => void;
  className?: string;
}

export function RemoveButton({ name, onRemove, className }: RemoveButtonProps) {
  return (
    <IconButton
      label={`Remove ${name}`}
      className={className}
      data-removes=""
      onClick={({ currentTarget }) => {
        focusNeighbour(currentTarget);
        hideUntil(currentTarget.closest<HTMLElement>(ROW), onRemove);
      }}
    >
      <IconTrash aria-hidden />
    </IconButton>
  );
}
