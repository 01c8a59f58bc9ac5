import { PasskeyButton } from '../passkeys/passkey-button.tsx';
import { signInByPasskey } from '../passkeys/sign-in-by-passkey.ts';
import { CodeStep } from './code-step.tsx';
import { EnrolStep } from './enrol-step.tsx';
import { StepHead } from './step-head.tsx';
import type { StepProps } from './step-props.ts';

/** What a sign-in takes after the right password. */
export function SecondStep(props: StepProps) {
  const { step, username, onSignedIn, onBack } = props;
  if (step.next === 'code') return <CodeStep {...props} />;
  if (step.next === 'enrol') return <EnrolStep {...props} />;
  return (
    <>
      <StepHead
        username={username}
        title="Use your passkey"
        lead="Your role needs a second factor, and your passkey is one."
        onBack={onBack}
      />
      <PasskeyButton request={signInByPasskey} onDone={onSignedIn}>
        Sign in with a passkey
      </PasskeyButton>
    </>
  );
}
