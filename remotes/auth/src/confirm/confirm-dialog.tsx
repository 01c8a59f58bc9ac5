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
    const reading = new AbortController();
    read<Factors>('/auth/factors', { signal: reading.signal }).then(setFactors, () => {});
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
      <ConfirmForm
        key={String(byCode)}
        byCode={byCode}
        hasPasskey={Boolean(factors?.passkeys.length)}
        onConfirmed={() => onDone(true)}
      />
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
