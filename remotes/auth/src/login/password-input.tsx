import { MAX_PASSWORD } from '@evmandi/contract/domain/limits';
import { TextInput } from '@evmandi/ui/field';
import { IconEye, IconEyeOff } from '@evmandi/ui/icons';
import { type ComponentProps, useState } from 'react';
import styles from './password-input.module.css';

export function PasswordInput(props: ComponentProps<typeof TextInput>) {
  const [shown, setShown] = useState(false);
  return (
    <div className={styles.password}>
      <TextInput
        {...props}
        className={styles.input}
        type={shown ? 'text' : 'password'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={MAX_PASSWORD}
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
  );
}
