import type { RecoveryCodes as Codes } from '@evmandi/api/contract/factors';
import { Dialog } from '@evmandi/ui/dialog';
import { SubmitButton } from '@evmandi/ui/form';
import { useChange } from '@evmandi/ui/use-change';
import { useEffect } from 'react';
import { AppForm } from '../second-step/app-form.tsx';
import { missingCode } from '../second-step/send-code.ts';
import { CodesShown } from './recovery-dialog.tsx';
import { addApp, offerApp } from './send-factors.ts';

/** Sets an authenticator app up: what it scans, a code of it, and the codes for when it is lost. */
export function AppDialog({ onClose }: { onClose: () => void }) {
  const offering = useChange((_: null) => offerApp());
  const adding = useChange(({ code }: { code: string }) => addApp(code), {
    check: missingCode,
    revalidate: true,
  });
  const { send } = offering;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens.
  useEffect(() => void send(null), []);
  const { answer }: { answer: Codes | undefined } = adding;
  if (answer) return <CodesShown codes={answer.recoveryCodes} onClose={onClose} />;
  return (
    <Dialog
      title="Set up an authenticator app"
      description="After the password you then enter a code of the app."
      onClose={onClose}
    >
      <AppForm
        offering={offering}
        onRetry={() => void send(null)}
        adding={adding}
        failed="The app was not added"
      >
        <div>
          <SubmitButton>Add the app</SubmitButton>
        </div>
      </AppForm>
    </Dialog>
  );
}
