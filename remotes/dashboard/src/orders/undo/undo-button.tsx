import { Button } from '@evmandi/ui/button';
import { useCountdown } from './use-countdown.ts';

interface Props {
  until: number;
  busy: boolean;
  onUndo: () => void;
}

/** Takes back what was just done, for as long as that is possible; then it goes. */
export function UndoButton({ until, busy, onUndo }: Props) {
  const seconds = useCountdown(until);
  if (seconds === 0 && !busy) return null;
  return (
    <Button variant="volt" size="sm" busy={busy} aria-label="Undo" onClick={onUndo}>
      Undo ({seconds} s)
    </Button>
  );
}
