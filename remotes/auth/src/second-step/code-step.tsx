import type { LoginResponse } from '@evmandi/api/contract/auth';
import { signIn } from '@evmandi/runtime';
import { Checkbox } from '@evmandi/ui/checkbox';
import { TextInput } from '@evmandi/ui/controls';
import { Form, FormFailure, FormField, SubmitButton } from '@evmandi/ui/form';
import { useChange } from '@evmandi/ui/use-change';
import { useState } from 'react';
import { OrLine } from '../login/or-line.tsx';
import { describeFailure } from '../login/sign-in.ts';
import { useWait, waitOf } from '../login/use-wait.ts';
import { WaitNotice } from '../login/wait-notice.tsx';
import texts from '../parts/text-link.module.css';
import { PasskeyButton } from '../passkeys/passkey-button.tsx';
import { signInByPasskey } from '../passkeys/sign-in-by-passkey.ts';
import { CodeInput } from './code-input.tsx';
import { missingCode, sendCode, type TypedCode } from './send-code.ts';
import styles from './step.module.css';
import { StepHead } from './step-head.tsx';
import type { StepProps } from './step-props.ts';

/** A code of the app, or one of those that were kept for a lost phone. */
export function CodeStep({ step, username, onSignedIn, onBack }: StepProps) {
  const [byRecovery, setByRecovery] = useState(false);
  const { seconds, wait } = useWait();
  const entering = useChange(
    (typed: TypedCode) =>
      sendCode(step.ticket ?? '', typed).catch((error: unknown) => {
        wait(waitOf(error));
        throw error;
      }),
    {
      check: missingCode,
      describe: (error) => (waitOf(error) > 0 ? '' : describeFailure(error)),
      done: (answer: LoginResponse) => {
        signIn(answer);
        return onSignedIn(answer.user);
      },
    },
  );
  const lead = byRecovery
    ? 'A code that you kept when you set up the app. Each works once.'
    : 'Six digits from your authenticator app.';
  return (
    <>
      <StepHead
        key={String(byRecovery)}
        username={username}
        title={byRecovery ? 'Enter a recovery code' : 'Enter the code'}
        lead={step.needed ? `${lead} Your role needs a second factor.` : lead}
        onBack={onBack}
      />
      <Form
        className={styles.form}
        method="post"
        change={entering}
        read={(typed) => ({ code: typed('code'), trust: typed('trust') === 'on' })}
      >
        {seconds > 0 ? <WaitNotice seconds={seconds} /> : <FormFailure />}
        {byRecovery ? (
          <FormField key="recovery" name="code" label="Recovery code">
            {(control) => (
              <TextInput
                {...control}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                required
              />
            )}
          </FormField>
        ) : (
          <FormField key="app" name="code" label="Code, six digits">
            {(control) => <CodeInput {...control} />}
          </FormField>
        )}
        {step.mayTrust && <Checkbox name="trust" label="Do not ask on this device for 30 days" />}
        <SubmitButton className={styles.submit} block disabled={seconds > 0}>
          Continue
        </SubmitButton>
      </Form>
      {step.passkey && (
        <>
          <OrLine>or</OrLine>
          <PasskeyButton variant="secondary" request={signInByPasskey} onDone={onSignedIn}>
            Use a passkey instead
          </PasskeyButton>
        </>
      )}
      <p className={texts.others}>
        {byRecovery ? 'Phone at hand?' : 'Phone lost?'}
        <button type="button" className={texts.link} onClick={() => setByRecovery(!byRecovery)}>
          {byRecovery ? 'Use a code of the app' : 'Use a recovery code'}
        </button>
      </p>
    </>
  );
}
