import type { Factors } from '@evmandi/api/contract/factors';
import { read } from '@evmandi/runtime';
import { Dialog } from '@evmandi/ui/dialog';
import { useEffect, useState } from 'react';
import texts from '../parts/text-link.module.css';
import { ConfirmForm } from './confirm-form.tsx';

/** The person's factors; undefined until they are read, and where they cannot be: the password does without them. */
function useFactors(): Factors | undefined {
  const [factors, setFactors] = useState<Factors>();
  useEffect(() => {
    read<Factors>('/auth/factors').then(setFactors, () => {});
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
      initialFocus="input"
      description="Ten minutes after you signed in, this takes your password again."
      onClose={() => onDone(false)}
    >
      <ConfirmForm
        key={String(byCode)}
        byCode={byCode}
        hasPasskey={Boolean(factors?.passkeys.length)}
        onConfirmed={() => onDone(true)}
      />
      {factors?.authenticator && (
        <p className={texts.others}>
          <button type="button" className={texts.link} onClick={() => setByCode(!byCode)}>
            {byCode ? 'Use the password' : 'Use a code of the app'}
          </button>
        </p>
      )}
    </Dialog>
  );
}
