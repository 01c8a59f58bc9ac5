import type { LineRequest } from '@evmandi/api/contract/fields';
import type { PriceAnswer } from '@evmandi/api/contract/orders';
import { http } from '@evmandi/runtime';
import { useRead } from '@evmandi/ui/use-read';

const READ_MS = 15_000;

interface Priced {
  lines: string;
  answer: PriceAnswer;
}

async function price(lines: LineRequest[], signal: AbortSignal): Promise<Priced> {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(READ_MS)]);
  const answer = await http.post<PriceAnswer>('/orders/price', { lines }, { signal: limit });
  return { lines: JSON.stringify(lines), answer: answer.data };
}

/** What lines would cost now, by the server. */
export function usePrices(lines: LineRequest[], enabled: boolean) {
  const written = JSON.stringify(lines);
  const key = enabled && lines.length > 0 ? `order ${written}` : null;
  const { data, loading, error, retry } = useRead(key, (signal) => price(lines, signal));
  return {
    /** The last answer: it may be that of the lines before. */
    answer: data?.answer,
    /** Whether the answer is of these very lines, and none other is awaited. */
    current: !loading && data?.lines === written,
    loading,
    error,
    retry,
  };
}
