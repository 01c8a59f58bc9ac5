import type { PageComposition } from '@evmandi/contract/platform/composition';
import { type ReportedFailure, VITALS, type VisitReport } from '@evmandi/contract/platform/vitals';
import { onCLS, onINP, onLCP } from 'web-vitals';
import { HEARD } from './errors/heard.ts';

/** A page in which all fails says no more. */
const MOST_FAILURES = 8;
const FILE = /\/artifacts\/([a-z0-9-]+)\//;

type Named = Pick<ReportedFailure, 'remote' | 'phase'>;

/** Whose an error is, by the first file of the site in its stack; of a browser's extension there is none. */
function fromStack(error: unknown, file = ''): Named | undefined {
  const [, remote] = FILE.exec(`${file} ${Object(error).stack ?? ''}`) ?? [];
  return remote ? { remote, phase: 'run' } : undefined;
}

function namedBy(event: Event): Named | undefined {
  if (event instanceof ErrorEvent) return fromStack(event.error, event.filename);
  if (event instanceof PromiseRejectionEvent) return fromStack(event.reason);
  return (event as CustomEvent<Named>).detail;
}

/**
 * Reports how the visit of a page goes: its first failures at once, the web vitals when it is left. `screen` is the
 * remote whose screen it began with, `early` what failed before. Nothing of the visitor goes along; the edge signs the
 * page's id.
 */
export async function watchVisit(
  { number, host, remotes, canaries = [] }: PageComposition,
  { early, screen }: { early: readonly Event[]; screen: string | undefined },
): Promise<void> {
  // It would fail, and the browser would say so.
  if (!navigator.onLine) return;
  const parts = [{ name: 'host', ...host }, ...remotes];
  const query = new URLSearchParams(canaries.map((app) => ['with', app]));
  query.set('page', String(number));
  if (screen !== undefined) query.set('screen', screen);
  const answer = await fetch(`${VITALS}?${query}`);
  // Nothing is counted of this page.
  if (answer.status !== 200) return;
  const { id } = (await answer.json()) as { id: string };

  const failures: ReportedFailure[] = [];
  const vitals: Pick<VisitReport, 'lcp' | 'inp' | 'cls'> = {};
  let isTold = false;
  let isLeft = false;
  const send = (report: Omit<VisitReport, 'id'>) =>
    navigator.sendBeacon(VITALS, JSON.stringify({ id, ...report }));

  function hear(event: Event): void {
    const { remote, phase } = namedBy(event) ?? {};
    if (!phase || isLeft || failures.length >= MOST_FAILURES) return;
    const version = parts.find(({ name }) => name === remote)?.version;
    failures.push({ phase, ...(remote && { remote }), ...(version && { version }) });
  }
  function tell(): void {
    if (isTold || failures.length === 0) return;
    isTold = true;
    send({ failures });
  }
  function leave(): void {
    if (document.visibilityState !== 'hidden' || isLeft) return;
    isLeft = true;
    send({ ...(isTold ? {} : { failures }), ...vitals });
  }

  onLCP(({ value }) => {
    vitals.lcp = value;
  });
  onINP(({ value }) => {
    vitals.inp = value;
  });
  onCLS(({ value }) => {
    vitals.cls = value;
  });
  early.forEach(hear);
  tell();
  for (const type of HEARD) {
    addEventListener(type, (event) => {
      hear(event);
      tell();
    });
  }
  // After what the document itself hears: the vitals are known then.
  addEventListener('visibilitychange', leave);
}
