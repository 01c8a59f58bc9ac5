import { MAX_SEARCH } from '@evmandi/contract/domain/limits';

/** Returns the words that an address searches for, or ``; the API refuses the NUL character. */
export function readWords(params: URLSearchParams): string {
  return (params.get('q') ?? '').replaceAll('\0', '').trim().slice(0, MAX_SEARCH);
}
