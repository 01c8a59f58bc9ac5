import { useState } from 'react';

/** Copies a text, and says in words whether that worked. */
export function useCopy(): { copy: (text: string) => Promise<void>; said: string } {
  const [said, setSaid] = useState('');
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid('Copied.');
    } catch {
      setSaid('Your browser does not let us copy: mark the text and copy it yourself.');
    }
  };
  return { copy, said };
}
