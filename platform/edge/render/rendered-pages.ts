import type { PublicConfig } from '@evmandi/contract/platform/page-data';
import type { Page } from '../pages.ts';
import { keptFor, type Site } from '../site.ts';
import { createAskedCounts } from './asked-counts.ts';
import { type Asked, MOST_TOLD, mayBeTold } from './asked-pages.ts';
import type { FailureLog } from './failures.ts';
import { inTime, Late } from './in-time.ts';
import type { createInlineStyles } from './inline-styles.ts';
import { isWithdrawn, madeBy } from './made-by.ts';
import { createPageCounts } from './page-counts.ts';
import { createPageMaker, type Made } from './page-maker.ts';
import { type PageRequest, renderUrl, requestOf } from './page-request.ts';
import { createRenderHealth } from './render-health.ts';
import type { Renderer } from './renderer.ts';
import { createStaleCache, type LastGood } from './stale-cache.ts';
import { warmUp } from './warm-up.ts';

const FRESH_MS = 5_000;
const STALE_MS = 60_000;
const LAST_MS = 24 * 3_600_000;
/** A page that could not be rendered anew is left to others for so long. */
const RETRY_MS = 1_000;
const MAX_PAGES = 500;
const MAX_BYTES = 256 * 1024 * 1024;
/** A page is kept as it was rendered, and compressed for the documents that hold it. */
const COPIES = 2;
const SMALL = 1_024;

const bytesOf = (made: Made) =>
  made.kind === 'page'
    ? COPIES * (made.rendered.html.length + made.rendered.data.length) + SMALL
    : SMALL;

/** So many pages are made ready for a release before it serves, as far as there is time. */
const WARMED_PAGES = 100;
const WARM_UP_MS = 2_000;
/** Few: visitors of the release that serves need the same workers. */
const WARMED_AT_ONCE = 2;
/** Readiness is asked for by a machine that does not wait long. */
const TRIAL_MS = 1_500;
const HOME = '/';

interface Options {
  renderer: Renderer;
  inlineStyles: ReturnType<typeof createInlineStyles>;
  config: PublicConfig;
  /** Address of the site, for canonical addresses. */
  siteUrl: string;
  /** How long a visitor waits for a render before the last good page goes out. */
  limitMs: number;
  /** The same where there is none: the page would go out without its content. */
  firstLimitMs: number;
  failures: FailureLog;
  now?: () => number;
}

export type RenderedAnswer =
  | { kind: 'redirect'; status: number; location: string }
  | {
      kind: 'page';
      status: number;
      page: Page;
      /** Age in milliseconds of a page that is sent because none could be rendered. */
      lastGoodMs?: number;
    };

/** Answers a page; `undefined` when it has to be left to the browser. Never rejects. */
export type RenderedPages = (request: PageRequest) => Promise<RenderedAnswer | undefined>;

/**
 * Pages rendered on the server, cached by what made them. Where a render fails or is late there is the last
 * good page, up to a day old, of the release before where this one has none.
 */
export function createRenderedPages(options: Options) {
  const { renderer, limitMs, firstLimitMs, failures, now = Date.now } = options;
  const maker = createPageMaker(options);
  const asked = createAskedCounts(now);
  const counts = createPageCounts();
  const health = createRenderHealth((site) => inTime(renderer.render(site, HOME), TRIAL_MS), now);
  let kept = 1;
  const cache = createStaleCache<Made>({
    freshMs: FRESH_MS,
    staleMs: STALE_MS,
    lastMs: LAST_MS,
    retryMs: RETRY_MS,
    maxEntries: MAX_PAGES,
    maxBytes: MAX_BYTES,
    bytesOf,
    versions: () => kept,
    asked: asked.of,
    now,
  });

  function make(request: PageRequest, previous?: Made, inAdvance = false): Promise<Made> {
    return maker.make(request, previous, inAdvance).then(
      (made) => {
        health.succeeded();
        return made;
      },
      (error: unknown) => {
        // Recorded here: the client may have got another page, or have left before the render failed.
        failures.record(request.remote, error);
        health.failed();
        throw error;
      },
    );
  }

  function answerOf(made: Made, { site, remote }: PageRequest): RenderedAnswer {
    if (made.kind === 'redirect') return made;
    return { kind: 'page', status: made.status, page: maker.documentFor(made, site, remote) };
  }

  /**
   * Of another release its whole document, since its markup fits no other composition; none of a release that
   * was taken back.
   */
  function lastAnswer({ value, ageMs, sameVersion }: LastGood<Made>, request: PageRequest) {
    if (sameVersion) {
      const answer = answerOf(value, request);
      return answer.kind === 'page' ? { ...answer, lastGoodMs: ageMs } : answer;
    }
    // One with a canary is for its own visitors.
    const newest =
      value.kind === 'page'
        ? value.documents.find((one) => !one.site.page.canaries?.length)
        : undefined;
    if (value.kind !== 'page' || !newest || isWithdrawn(newest.site, request.site))
      return undefined;
    return { kind: value.kind, status: value.status, page: newest.page, lastGoodMs: ageMs };
  }

  const look = (request: PageRequest, url: string, inAdvance = false) =>
    cache.look(url, madeBy(request), (previous) => make(request, previous, inAdvance));

  async function answer(request: PageRequest): Promise<RenderedAnswer | undefined> {
    const { remote } = request;
    const url = renderUrl(request);
    kept = keptFor(request.site);
    asked.note(url);
    const { good, making, last } = look(request, url);
    if (good) {
      counts.add(remote, 'cached');
      return answerOf(good, request);
    }
    const instead = last && lastAnswer(last, request);
    try {
      if (making) {
        const made = await inTime(making, instead ? limitMs : firstLimitMs);
        counts.add(remote, 'rendered');
        return answerOf(made, request);
      }
    } catch (error) {
      if (error instanceof Late) failures.record(remote, error);
    }
    counts.add(remote, instead ? 'last-good' : 'unrendered');
    return instead;
  }

  /** Makes a page ready to be sent compressed. Rejects when it cannot be rendered. */
  async function warm(site: Site, url: string): Promise<void> {
    const request = requestOf(site, url);
    kept = keptFor(site);
    if (!request) return;
    const known = cache.peek(url, madeBy(request));
    const made = known ?? (await look(request, url, true).making);
    if (made?.kind === 'page') {
      await maker.documentFor(made, site, request.remote).body('br');
    }
  }

  return {
    answer: answer satisfies RenderedPages,
    /**
     * Renders the most asked pages of the last hour, and in any case the home page, for a site that is about to
     * serve. Never rejects.
     */
    warmUp: (site: Site): Promise<void> =>
      warmUp({
        addresses: [...new Set([...asked.most(WARMED_PAGES), HOME])],
        warm: (url) => warm(site, url),
        limitMs: WARM_UP_MS,
        atOnce: WARMED_AT_ONCE,
      }),
    /** The most asked pages of a site in the last hour that are everybody's, and how often. */
    asked: (site: Site): Asked[] =>
      asked
        .all()
        .filter(([address]) => mayBeTold(site, address))
        .slice(0, MOST_TOLD),
    /** Returns false when no page can be rendered. */
    canRender: health.canRender,
    /** How pages were answered since the start and how many are kept. */
    get counters() {
      return { answers: counts.all, failures: failures.counts, kept: cache.size };
    },
  };
}
