import { refusal } from '@evmandi/contract/platform/refusal';
import { useState } from 'react';
import { OwnerCheck } from './owner-check.tsx';

/**
 * A function that does something and, where the server wants the password again first, asks for it and does it
 * after that; and the element that asks. Render it in the caller.
 */
export function useOwnerCheck() {
  const [asked, setAsked] = useState<{ answer: (confirmed: boolean) => void }>();
  const confirming = async <T,>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      if (refusal(error).code !== 'confirmation_needed') throw error;
      const confirmed = await new Promise<boolean>((answer) => setAsked({ answer }));
      setAsked(undefined);
      if (!confirmed) throw error;
      return work();
    }
  };
  const element = asked && (
    <OwnerCheck onConfirmed={() => asked.answer(true)} onClose={() => asked.answer(false)} />
  );
  return { confirming, element };
}
