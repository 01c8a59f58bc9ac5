import type { User } from '@evmandi/contract/domain/session';
import { Button, ButtonLink } from '@evmandi/ui/button';
import styles from './signed-in.module.css';

interface Props {
  user: User;
  /** Where "Continue" leads. */
  target: string;
  /** What else can be done. */
  other?: string;
  onSwitch: () => void;
}

export function SignedIn({ user, target, other = 'Switch account', onSwitch }: Props) {
  return (
    <div className={styles.signedIn}>
      <h1 className={styles.heading} tabIndex={-1}>
        You are signed in
      </h1>
      <p className={styles.person}>
        <span className={styles.initial} aria-hidden="true">
          {user.name.slice(0, 1).toUpperCase()}
        </span>
        <span>
          <b className={styles.name}>{user.name}</b>
          <span className={styles.role}>
            {user.role.name}, username {user.username}
          </span>
        </span>
      </p>
      <ButtonLink to={target} block>
        Continue as {user.name}
      </ButtonLink>
      <Button variant="secondary" block onClick={onSwitch}>
        {other}
      </Button>
      <p className={styles.note}>
        You stay signed in as {user.name} until another account has signed in.
      </p>
    </div>
  );
}
