import type { PlatformTokens } from '@evmandi/api/contract/platform';
import type { LiveAnswer } from '@evmandi/contract/platform/staff-reads';
import { read } from '@evmandi/runtime';
import type { LoaderFunctionArgs } from 'react-router-dom';

export interface TokensData extends PlatformTokens {
  /** Parts that a token may be for. */
  names: string[];
  /** When they were read, in milliseconds: by this time their ends are near or past. */
  now: number;
}

export async function tokensLoader({
  request: { signal },
}: LoaderFunctionArgs): Promise<TokensData> {
  const [{ tokens }, { parts }] = await Promise.all([
    read<PlatformTokens>('/admin/platform/tokens', { signal }),
    read<LiveAnswer>('/admin/platform', { signal }),
  ]);
  return { tokens, names: parts.map(({ name }) => name), now: Date.now() };
}
