import { Checkbox } from '@evmandi/ui/field';
import { IconAlertCircle } from '@evmandi/ui/icons';
import { Link } from 'react-router-dom';
import { links } from '../links.ts';
import { draft } from './draft.ts';
import styles from './terms-box.module.css';

interface TermsBoxProps {
  accepted: boolean;
  /** Said where it was not ticked. */
  problem: string | undefined;
}

/** Starts empty. */
export function TermsBox({ accepted, problem }: TermsBoxProps) {
  return (
    <div className={styles.terms}>
      <Checkbox
        id="checkout-terms"
        className={styles.box}
        label={
          <span>
            I order these goods and accept the{' '}
            <Link className={styles.link} to={links.terms} target="_blank">
              terms
            </Link>
          </span>
        }
        checked={accepted}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem && 'checkout-terms-error'}
        onChange={(event) => {
          const { checked } = event.target;
          draft.change(() => ({ accepted: checked }));
        }}
      />
      {problem && (
        <p className={styles.problem} id="checkout-terms-error" role="alert">
          <IconAlertCircle size={16} aria-hidden />
          {problem}
        </p>
      )}
    </div>
  );
}
