import { Button } from '@evmandi/ui/button';
import { IconFingerprint } from '@evmandi/ui/icons';
import { useChange } from '@evmandi/ui/use-change';
import { Refused } from '../parts/refused.tsx';
import { describePasskey } from '../passkeys/describe-passkey.ts';
import { confirmByPasskey } from './send-confirmation.ts';

/** A passkey instead of the password. */
export function PasskeyConfirmation({ onConfirmed }: { onConfirmed: () => void }) {
  const confirming = useChange((_: null) => confirmByPasskey(), {
    describe: describePasskey,
    done: onConfirmed,
  });
  return (
    <>
      <Button
        variant="secondary"
        block
        busy={confirming.busy}
        onClick={() => void confirming.send(null)}
      >
        <IconFingerprint aria-hidden />
        Use a passkey
      </Button>
      <Refused why={confirming.failure || Object.values(confirming.problems)[0]} />
    </>
  );
}
