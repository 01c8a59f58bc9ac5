import { IconUser } from '@evmandi/ui/icons';
import { type ReactNode, useEffect, useRef } from 'react';
import texts from '../parts/text-link.module.css';
import styles from './step.module.css';

interface Props {
  username: string;
  title: string;
  lead: ReactNode;
  onBack: () => void;
}

/** Who signs in, with a way back, and what is next; it gets the focus, since what had it is gone. */
export function StepHead({ username, title, lead, onBack }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div>
      <p className={styles.person}>
        <IconUser size={18} aria-hidden />
        {username}
        <button type="button" className={texts.link} onClick={onBack}>
          Not you?
        </button>
      </p>
      <h1 ref={heading} className={styles.heading} tabIndex={-1}>
        {title}
      </h1>
      <p className={styles.lead}>{lead}</p>
    </div>
  );
}
