import { focusNeighbour } from '@evmandi/ui/focus-neighbour';
import { IconButton } from '@evmandi/ui/icon-button';
import { IconTrash } from '@evmandi/ui/icons';

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
      onClick={(event) => {
        focusNeighbour(event.currentTarget);
        onRemove();
      }}
    >
      <IconTrash aria-hidden />
    </IconButton>
  );
}
