import { IconButton } from '@evmandi/ui/icon-button';
import { IconPlayerPause, IconPlayerPlay } from '@evmandi/ui/icons';
import styles from './carousel-button.module.css';
import { CAROUSEL_TOGGLE } from './use-carousel.ts';

interface CarouselButtonProps {
  /** What moves: "bikes". */
  what: string;
  paused: boolean;
  onToggle: () => void;
  bordered?: boolean;
  className?: string;
}

/** Pause of something that moves by itself; hidden where nothing does, under reduced motion. */
export function CarouselButton(props: CarouselButtonProps) {
  const { what, paused, onToggle, bordered, className } = props;
  return (
    <IconButton
      {...{ [CAROUSEL_TOGGLE]: '' }}
      className={[styles.button, className].filter(Boolean).join(' ')}
      bordered={bordered}
      label={paused ? `Play ${what}` : `Pause ${what}`}
      onClick={onToggle}
    >
      {paused ? <IconPlayerPlay /> : <IconPlayerPause />}
    </IconButton>
  );
}
