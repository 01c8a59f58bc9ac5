/** 32 hexadecimal digits; `randomUUID` exists on secure origins only. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Keys for the header `Idempotency-Key`: the same input keeps its key, so that a repeat after a lost answer
 * changes nothing twice; another input gets another, since the API refuses a key with another request.
 */
export function createIntent() {
  let last: { input: string; key: string } | undefined;
  return {
    keyFor(input: unknown): string {
      const written = JSON.stringify(input) ?? '';
      if (last?.input !== written) last = { input: written, key: randomKey() };
      return last.key;
    },
  };
}
