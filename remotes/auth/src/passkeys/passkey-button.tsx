import type { LoginResponse } from '@evmandi/api/contract/auth';
import type { User } from '@evmandi/contract/domain/session';
import { signIn } from '@evmandi/runtime';
import { Button } from '@evmandi/ui/button';
import { IconFingerprint } from '@evmandi/ui/icons';
import { useChange } from '@evmandi/ui/use-change';
import type { ComponentProps } from 'react';
import { Refused } from '../parts/refused.tsx';
import { describePasskey } from './describe-passkey.ts';
import styles from './passkey-button.module.css';
import { signInByPasskey } from './sign-in-by-passkey.ts';

interface Props extends Pick<ComponentProps<typeof Button>, 'variant' | 'children'> {
  onStart?: () => void;
  /** The button stays busy until a promise that it returns ends. */
  onSignedIn: (user: User) => unknown;
}

/** Signs in without a name or a password. */
export function PasskeyButton({ variant, children, onStart, onSignedIn }: Props) {
  const signingIn = useChange(signInByPasskey, {
    describe: describePasskey,
    done: (answer: LoginResponse) => {
      signIn(answer);
      return onSignedIn(answer.user);
    },
  });
  const failure = signingIn.failure || Object.values(signingIn.problems)[0];
  return (
    <div className={styles.passkey}>
      <Button
        className={styles.button}
        variant={variant}
        block
        busy={signingIn.busy}
        onClick={() => {
          onStart?.();
          void signingIn.send(null);
        }}
      >
        <IconFingerprint aria-hidden />
        {children}
      </Button>
      <Refused why={failure} />
    </div>
  );
}
