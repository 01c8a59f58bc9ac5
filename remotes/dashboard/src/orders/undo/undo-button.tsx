import { Button } from '@evmandi/ui/button';
import { useCountdown } from './use-countdown.ts';

interface Props {
  until: number;
  busy: boolean;
  onUndo: () => void;
}

/** It goes by itself: the focus that it has passes to the place around it. */
const passFocusOn = (button: HTMLElement | null) =>
  button
    ? () => {
        if (document.activeElement !== button) return;
        button.closest<HTMLElement>('[tabindex="-1"]')?.focus();
      }
    : undefined;

/** Takes back what was just done, for as long as that is possible; then it goes. */
export function UndoButton({ until, busy, onUndo }: Props) {
  const seconds = useCountdown(until);
  if (seconds === 0 && !busy) return null;
  return (
    <Button
      ref={passFocusOn}
      variant="volt"
      size="sm"
      busy={busy}
      aria-label="Undo"
      onClick={onUndo}
    >
      Undo ({seconds} s)
    </Button>
  );
}
