import type { FirstSignIn } from '@evmandi/api/contract/factors';
import type { User } from '@evmandi/contract/domain/session';
import { signIn } from '@evmandi/runtime';
import { SubmitButton } from '@evmandi/ui/form';
import { useChange } from '@evmandi/ui/use-change';
import { useEffect, useState } from 'react';
import { AppForm } from './app-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { missingCode, offerFirst, sendFirstCode } from './send-code.ts';
import styles from './step.module.css';
import { StepHead } from './step-head.tsx';
import type { StepProps } from './step-props.ts';

/** Adds an app for somebody whose role needs one, before any session begins. */
export function EnrolStep({ step, username, onSignedIn, onBack }: StepProps) {
  const ticket = step.ticket ?? '';
  const [made, setMade] = useState<{ codes: string[]; user: User }>();
  const offering = useChange(offerFirst);
  const { send } = offering;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each ticket; a new `send` asks for nothing new.
  useEffect(() => void send(ticket), [ticket]);
  const entering = useChange(({ code }: { code: string }) => sendFirstCode(ticket, code), {
    check: missingCode,
    done: (answer: FirstSignIn) => {
      signIn(answer);
      setMade({ codes: answer.recoveryCodes, user: answer.user });
    },
  });
  if (made) {
    return (
      <>
        <StepHead
          username={username}
          title="Keep your recovery codes"
          lead="Each opens your account once. They are not shown again."
          onBack={onBack}
        />
        <RecoveryCodes codes={made.codes} onKept={() => onSignedIn(made.user)} />
      </>
    );
  }
  return (
    <>
      <StepHead
        username={username}
        title="Add an authenticator app"
        lead="Your role needs a second factor: a code of an app after the password."
        onBack={onBack}
      />
      <AppForm offering={offering} onRetry={() => void send(ticket)} adding={entering}>
        <SubmitButton className={styles.submit} block>
          Continue
        </SubmitButton>
      </AppForm>
    </>
  );
}
