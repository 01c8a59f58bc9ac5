import { counted } from '@evmandi/contract/domain/numbers';
import { Button } from '@evmandi/ui/button';
import { Dialog } from '@evmandi/ui/dialog';
import { useChange } from '@evmandi/ui/use-change';
import { Refused } from '../parts/refused.tsx';
import { RecoveryCodes } from '../second-step/recovery-codes.tsx';
import styles from './factors.module.css';
import { renewCodes } from './send-factors.ts';

/** Codes as they are shown, once. */
export function CodesShown({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  return (
    <Dialog
      title="Keep your recovery codes"
      description="Each opens your account once. They are not shown again."
      unsaved
      onClose={onClose}
    >
      <div className={styles.codes}>
        <RecoveryCodes codes={codes} onKept={onClose} />
      </div>
    </Dialog>
  );
}

/** How many codes are left, and new ones instead. */
export function RecoveryDialog({ left, onClose }: { left: number; onClose: () => void }) {
  const renewing = useChange((_: null) => renewCodes(), { revalidate: true });
  if (renewing.answer) {
    return <CodesShown codes={renewing.answer.recoveryCodes} onClose={onClose} />;
  }
  return (
    <Dialog
      title="Recovery codes"
      description={`You have ${counted(left, 'code')} left. New ones end those that you kept before.`}
      onClose={onClose}
    >
      <Refused what="No codes were made" why={renewing.failure} />
      <div className={styles.buttons}>
        <Button busy={renewing.busy} onClick={() => void renewing.send(null)}>
          Make new codes
        </Button>
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Dialog>
  );
}
