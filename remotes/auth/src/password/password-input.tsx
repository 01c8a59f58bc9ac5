import { TextInput } from '@evmandi/ui/controls';
import { IconAlertTriangle, IconEye, IconEyeOff } from '@evmandi/ui/icons';
import { type ComponentProps, useState } from 'react';
import styles from './password-input.module.css';
import { useCapsLock } from './use-caps-lock.ts';

/** A password that can be looked at, and that says when Caps Lock is on. */
export function PasswordInput(props: ComponentProps<typeof TextInput>) {
  const [shown, setShown] = useState(false);
  const capsLock = useCapsLock();
  return (
    <div>
      <div className={styles.password}>
        <TextInput
          {...props}
          {...capsLock.handlers}
          className={styles.input}
          type={shown ? 'text' : 'password'}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          required
        />
        <button
          className={styles.toggle}
          type="button"
          aria-label="Show password"
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          {shown ? <IconEyeOff aria-hidden /> : <IconEye aria-hidden />}
        </button>
      </div>
      <p className={styles.capsLock} role="status">
        {capsLock.on && (
          <>
            <IconAlertTriangle size={16} aria-hidden />
            Caps Lock is on
          </>
        )}
      </p>
    </div>
  );
}
