import { IconCircle, IconCircleCheck } from '@evmandi/ui/icons';
import { joinClasses } from '@evmandi/ui/join-classes';
import { VisuallyHidden } from '@evmandi/ui/visually-hidden';
import styles from './password-rules.module.css';

interface Props {
  rules: { text: string; met: boolean }[];
}

/** What a password has to be, each rule marked as soon as it is met. */
export function PasswordRules({ rules }: Props) {
  return (
    <ul className={styles.rules}>
      {rules.map(({ text, met }) => (
        <li key={text} className={joinClasses(styles.rule, met && styles.met)}>
          {met ? <IconCircleCheck size={16} aria-hidden /> : <IconCircle size={16} aria-hidden />}
          {text}
          <VisuallyHidden>{met ? ', met' : ', not met yet'}</VisuallyHidden>
        </li>
      ))}
    </ul>
  );
}
