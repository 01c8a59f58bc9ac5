import { useEffect } from 'react';
import { FitLine, type FitMarkProps } from './fit-line.tsx';
import styles from './fit-mark.module.css';
import { judgedFit } from './fit-text.ts';
import { IconX } from './icons.tsx';
import { joinClasses } from './join-classes.ts';
import { useFleetQuantity, useVerdict } from './use-verdict.ts';

/** The mark of a part for the vehicles of the garage. */
export function JudgedMark({ product, fit, askAt, className, onFleet }: FitMarkProps) {
  const judged = judgedFit(fit, useVerdict(product.id));
  const pieces = useFleetQuantity(product.id);
  useEffect(() => onFleet?.(pieces), [pieces, onFleet]);
  if (judged.tone !== 'no') return <FitLine fit={judged} askAt={askAt} className={className} />;
  return (
    <p className={joinClasses(styles.mark, styles.no, className)}>
      <IconX className={styles.icon} size={16} aria-hidden />
      {judged.text}
    </p>
  );
}
