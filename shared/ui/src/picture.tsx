import { joinClasses } from './join-classes.ts';
import styles from './picture.module.css';

interface PictureProps {
  src: string;
  /** Empty when the text beside it says the same. */
  alt: string;
  /** In pixels; with `height` they reserve the space before the picture is there. */
  width: number;
  height: number;
  /** The page's main picture: loaded at once and first. */
  priority?: boolean;
  className?: string;
}

/** An image that reserves its space; without `priority` it is loaded when it comes near the view. */
export function Picture({ src, alt, width, height, priority, className }: PictureProps) {
  return (
    <img
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding={priority ? 'sync' : 'async'}
      className={joinClasses(styles.picture, className)}
    />
  );
}
