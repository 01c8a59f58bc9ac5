import { notify } from '@evmandi/runtime';
import { Button } from '@evmandi/ui/button';
import { IconFingerprint } from '@evmandi/ui/icons';
import { useChange } from '@evmandi/ui/use-change';
import section from '../account/section.module.css';
import { Refused } from '../parts/refused.tsx';
import { describePasskey } from '../passkeys/describe-passkey.ts';
import { addPasskey } from './send-factors.ts';

/** Makes a passkey on this device, or on one that the browser reaches. */
export function AddPasskey() {
  const adding = useChange((_: null) => addPasskey(), {
    revalidate: true,
    describe: describePasskey,
    done: () => notify.success('Passkey added'),
  });
  return (
    <div className={section.foot}>
      <Button variant="soft" busy={adding.busy} onClick={() => void adding.send(null)}>
        <IconFingerprint aria-hidden />
        Add a passkey
      </Button>
      <Refused what="Not added" why={adding.failure} />
    </div>
  );
}
