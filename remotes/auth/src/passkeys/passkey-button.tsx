import { Button } from '@evmandi/ui/button';
import { IconFingerprint } from '@evmandi/ui/icons';
import { useChange } from '@evmandi/ui/use-change';
import type { ComponentProps } from 'react';
import { Refused } from '../parts/refused.tsx';
import { describePasskey } from './describe-passkey.ts';
import styles from './passkey-button.module.css';

interface Props<Answer> extends Pick<ComponentProps<typeof Button>, 'variant' | 'children'> {
  onStart?: () => void;
  /** Lets the person use a passkey, and sends what it signed. */
  request: (_: null, call: { signal: AbortSignal }) => Promise<Answer>;
  /** The button stays busy until a promise that it returns ends. */
  onDone: (answer: Answer) => unknown;
}

/** Proves a person without a name or a password. */
export function PasskeyButton<Answer>(props: Props<Answer>) {
  const { variant, children, onStart, request, onDone } = props;
  const proving = useChange(request, { describe: describePasskey, done: onDone });
  const failure = proving.failure || Object.values(proving.problems)[0];
  return (
    <div className={styles.passkey}>
      <Button
        className={styles.button}
        variant={variant}
        block
        busy={proving.busy}
        onClick={() => {
          onStart?.();
          void proving.send(null);
        }}
      >
        <IconFingerprint aria-hidden />
        {children}
      </Button>
      <Refused why={failure} />
    </div>
  );
}
