import { errorMessage, fieldErrors, http } from '@evmandi/runtime';
import { useState } from 'react';

/**
 * Sends a form to the API. `errors` are its messages by field, `failure` the text of a call that failed for
 * another reason; what was typed stays with the form. `send` answers `undefined` when it was refused.
 */
export function useSending<Answer>(path: string) {
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState('');

  const send = async (body: object): Promise<Answer | undefined> => {
    if (busy) return undefined;
    setBusy(true);
    setErrors({});
    setFailure('');
    try {
      const { data } = await http.post<Answer>(path, body);
      return data;
    } catch (error) {
      const named = fieldErrors(error);
      setErrors(named);
      if (Object.keys(named).length === 0) setFailure(errorMessage(error, 'It could not be sent'));
      return undefined;
    } finally {
      setBusy(false);
    }
  };
  return { send, busy, errors, failure };
}
