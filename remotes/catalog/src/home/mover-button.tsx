import { IconButton } from '@evmandi/ui/icon-button';
import { IconPlayerPause, IconPlayerPlay } from '@evmandi/ui/icons';
import styles from './mover-button.module.css';
import { MOVER_TOGGLE } from './use-mover.ts';

interface MoverButtonProps {
  /** What moves: "bikes". */
  what: string;
  paused: boolean;
  onToggle: () => void;
  bordered?: boolean;
  className?: string;
}

/** Pause of something that moves by itself; hidden where nothing does, under reduced motion. */
export function MoverButton(props: MoverButtonProps) {
  const { what, paused, onToggle, bordered, className } = props;
  return (
    <IconButton
      {...{ [MOVER_TOGGLE]: '' }}
      className={[styles.button, className].filter(Boolean).join(' ')}
      bordered={bordered}
      label={paused ? `Play ${what}` : `Pause ${what}`}
      onClick={onToggle}
    >
      {paused ? <IconPlayerPlay /> : <IconPlayerPause />}
    </IconButton>
  );
}
