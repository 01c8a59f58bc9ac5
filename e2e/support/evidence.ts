import { existsSync, readFileSync } from 'node:fs';
import type { BrowserContext, TestInfo } from '@playwright/test';

const MOST_LINES = 50;

/** What helps to explain a journey that failed. */
interface Evidence {
  console: string[];
  /** Ids of the requests that the browser made. */
  requestIds: Set<string>;
}

/** Collects from now on what the pages of a context print and the ids of their requests. */
export function watchEvidence(context: BrowserContext): Evidence {
  const evidence: Evidence = { console: [], requestIds: new Set() };
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) {
      evidence.console.push(`${message.type()}: ${message.text()}`);
    }
  });
  context.on('weberror', (error) => evidence.console.push(`uncaught: ${error.error().message}`));
  context.on('response', (response) => {
    const id = response.headers()['x-request-id'];
    if (id) evidence.requestIds.add(id);
  });
  context.on('requestfailed', (request) => {
    evidence.console.push(`failed: ${request.url()} ${request.failure()?.errorText ?? ''}`);
  });
  return evidence;
}

/** The lines of the shared site's log that name one of the requests. */
function serverLines({ requestIds }: Evidence): string[] {
  const file = process.env.SITE_LOG ?? '';
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => [...requestIds].some((id) => line.includes(id)));
}

/** Attaches the evidence to a journey that failed: `scripts/testing/journey-report.mjs` prints it. */
export async function attachEvidence(evidence: Evidence, testInfo: TestInfo): Promise<void> {
  if (testInfo.status === testInfo.expectedStatus) return;
  const parts = { console: evidence.console, 'server lines': serverLines(evidence) };
  for (const [name, lines] of Object.entries(parts)) {
    const body = lines.slice(-MOST_LINES).join('\n');
    if (body) await testInfo.attach(name, { body, contentType: 'text/plain' });
  }
}
