import { requestIdHeaders } from '@evmandi/contract/platform/request-context';
import { z } from 'zod';
import { readText } from '../read-text.ts';
import type { SitemapPath } from './sitemap-files.ts';

const KEPT_MS = 10 * 60_000;
/** After a failure: soon enough to recover, seldom enough to leave a struggling API alone. */
const RETRY_MS = 60_000;
const TIMEOUT_MS = 10_000;
const MOST_BYTES = 16 * 1024 * 1024;
const MOST_PATHS = 500_000;

const answerSchema = z.object({
  pages: z.array(z.object({ path: z.string(), changedAt: z.string().nullish() })),
  page: z.object({ pages: z.number() }),
});

const ISO_DATE = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2}))?$/;

interface Options {
  /** The API as this process reaches it, without `/api`. */
  apiInternalUrl: string;
  report: (line: string) => void;
  /** More than this of an answer is not read. */
  mostBytes?: number;
  now?: () => number;
}

async function readPart(apiInternalUrl: string, number: number, mostBytes: number) {
  const response = await fetch(`${apiInternalUrl}/api/sitemap?page=${number}`, {
    headers: requestIdHeaders(),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`it answers ${response.status}`);
  const result = answerSchema.safeParse(JSON.parse(await readText(response, mostBytes)));
  if (!result.success) throw new Error('it answers something else');
  return result.data;
}

async function readPaths(apiInternalUrl: string, mostBytes: number): Promise<SitemapPath[]> {
  const paths: SitemapPath[] = [];
  for (let number = 1, last = 1; number <= last && paths.length < MOST_PATHS; number += 1) {
    const { pages, page } = await readPart(apiInternalUrl, number, mostBytes);
    for (const { path, changedAt } of pages) {
      if (!/^\/(?!\/)[^\s\\]*$/.test(path)) continue;
      paths.push({ path, lastModified: ISO_DATE.test(changedAt ?? '') ? changedAt : undefined });
    }
    last = pages.length > 0 ? page.pages : number;
  }
  return paths;
}

/**
 * Paths of products and categories as the API names them, read again after ten minutes. While it cannot be
 * read, the last list that could; before the first, none. Concurrent calls share one read. Never rejects.
 */
export function createApiPaths(options: Options) {
  const { apiInternalUrl, report, mostBytes = MOST_BYTES, now = Date.now } = options;
  let known: SitemapPath[] = [];
  let readAgainAt = 0;
  let reading: Promise<void> | undefined;

  async function refresh(): Promise<void> {
    try {
      known = await readPaths(apiInternalUrl, mostBytes);
      readAgainAt = now() + KEPT_MS;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      report(`The API's sitemap cannot be read: ${reason}`);
      readAgainAt = now() + RETRY_MS;
    }
  }

  return async (): Promise<readonly SitemapPath[]> => {
    if (now() >= readAgainAt) {
      reading ??= refresh().finally(() => {
        reading = undefined;
      });
      await reading;
    }
    return known;
  };
}
