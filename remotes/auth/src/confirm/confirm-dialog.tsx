import type { Factors } from '@evmandi/api/contract/factors';
import { Dialog } from '@evmandi/ui/dialog';
import { useEffect, useState } from 'react';
import { readFactors } from '../factors/send-factors.ts';
import { OrLine } from '../login/or-line.tsx';
import texts from '../parts/text-link.module.css';
import { PasskeyButton } from '../passkeys/passkey-button.tsx';
import { ConfirmForm } from './confirm-form.tsx';
import { confirmByPasskey } from './send-confirmation.ts';

/** The person's factors; null until they are read, and where they cannot be: the password does without them. */
function useFactors(): Factors | null {
  const [factors, setFactors] = useState<Factors | null>(null);
  useEffect(() => {
    const reading = new AbortController();
    readFactors(reading.signal).then(setFactors, () => {});
    return () => reading.abort();
  }, []);
  return factors;
}

/** Asks a signed-in person to prove to be there: who finds a browser open may not make its account their own. */
export function ConfirmDialog({ onDone }: { onDone: (confirmed: boolean) => void }) {
  const factors = useFactors();
  const [byCode, setByCode] = useState(false);
  return (
    <Dialog
      title="Is it you?"
      description="This step takes your password again, ten minutes after you signed in."
      onClose={() => onDone(false)}
    >
      <ConfirmForm key={String(byCode)} byCode={byCode} onConfirmed={() => onDone(true)} />
      {factors && factors.passkeys.length > 0 && (
        <>
          <OrLine>or</OrLine>
          <PasskeyButton variant="secondary" request={confirmByPasskey} onDone={() => onDone(true)}>
            Use a passkey
          </PasskeyButton>
        </>
      )}
      {factors?.authenticator && (
        <p className={texts.others}>
          <button type="button" className={texts.link} onClick={() => setByCode(!byCode)}>
            {byCode ? 'Use the password instead' : 'Use a code of the app instead'}
          </button>
        </p>
      )}
    </Dialog>
  );
}
