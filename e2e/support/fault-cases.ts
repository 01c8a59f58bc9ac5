import type { Fault, Rule } from './fault-proxy.ts';

/** Every piece that a page is made of, with every way in which it goes wrong. */

type CaseFault = Fault | 'corrupt and cached';
type Way = 'visit' | 'navigate' | 'press';

/**
 * What a visitor finds until the fault is over. `nothing`: the page works, without a word. `line`: what can be
 * read stays, with a line and its Retry. `notice`: as before, above the page, since it could not start.
 * `reload`: the same with a link that loads the page anew. `failure`: in place of the screen, with Retry.
 * `toast`: the page is as it was, and a toast offers Retry.
 */
export type Outcome = 'nothing' | 'line' | 'notice' | 'reload' | 'failure' | 'toast';

export interface FaultCase {
  phase: string;
  fault: string;
  remote: string;
  way: Way;
  rule: Rule;
  outcome: Outcome;
}

const FAULTS: CaseFault[] = [
  'down',
  'missing',
  'slow',
  'hangs',
  'truncated',
  'corrupt',
  'corrupt and cached',
  'throws',
];

/** What comes late, or wrong once, is brought without a word. */
const outcomeOf = (fault: CaseFault, otherwise: Outcome): Outcome =>
  fault === 'slow' || fault === 'corrupt and cached' ? 'nothing' : otherwise;

const ruleOf = (fault: CaseFault, matches: RegExp): Rule =>
  fault === 'corrupt and cached' ? { matches, fault: 'corrupt', times: 1 } : { matches, fault };

/** One case for each of the faults. */
function cases(
  what: Pick<FaultCase, 'phase' | 'remote' | 'way' | 'outcome'>,
  files: RegExp,
  faults: CaseFault[] = FAULTS,
): FaultCase[] {
  return faults.map((fault) => ({
    ...what,
    fault,
    rule: ruleOf(fault, files),
    outcome: outcomeOf(fault, what.outcome),
  }));
}

const inside = (app: string, file: string) => new RegExp(`/artifacts/${app}/.*${file}`);

/** Scripts of a remote by what they are for. */
const SCRIPTS: Record<string, (remote: string) => RegExp> = {
  'remote entry': (remote) => inside(remote, 'remoteEntry[^/]*\\.js'),
  'route chunk': (remote) => inside(remote, 'expose_routes[^/]*\\.js'),
  'screen chunk': (remote) => inside(remote, 'async/(?!__federation)[^/]*\\.js'),
};

const WAYS: Pick<FaultCase, 'remote' | 'way' | 'outcome'>[] = [
  { remote: 'catalog', way: 'visit', outcome: 'line' },
  { remote: 'catalog', way: 'navigate', outcome: 'failure' },
  // Screens that are drawn by the browser: there is nothing of them to be read yet.
  { remote: 'dashboard', way: 'visit', outcome: 'failure' },
  { remote: 'platform', way: 'visit', outcome: 'failure' },
  { remote: 'checkout', way: 'navigate', outcome: 'failure' },
  { remote: 'auth', way: 'navigate', outcome: 'failure' },
];

const scripts = Object.entries(SCRIPTS).flatMap(([phase, files]) =>
  WAYS.flatMap((way) => cases({ phase, ...way }, files(way.remote))),
);

const host = ['vendor', 'boot'].flatMap((chunk) =>
  cases(
    { phase: `host chunk ${chunk}`, remote: 'catalog', way: 'visit', outcome: 'notice' },
    inside('host', `/${chunk}[^/]*\\.js`),
  ),
);

/** Watched by a script inside of the document. */
const entry = cases(
  { phase: 'host entry', remote: 'catalog', way: 'visit', outcome: 'notice' },
  inside('host', '/index[^/]*\\.js'),
);

const SLOT_FILES = { checkout: 'slots__header\\.quick', catalog: 'slots__header\\.search' };

const slots = Object.entries(SLOT_FILES).flatMap(([remote, file]) =>
  cases(
    { phase: 'slot', remote, way: 'press', outcome: 'toast' },
    inside(remote, `${file}[^/]*\\.js`),
  ),
);

const layouts = cases(
  { phase: 'layout', remote: 'dashboard', way: 'visit', outcome: 'line' },
  inside('dashboard', 'layouts__dashboard[^/]*\\.js'),
);

/** A part of a screen that asks for its code by itself. */
const drawings = cases(
  { phase: 'drawing', remote: 'dashboard', way: 'visit', outcome: 'failure' },
  inside('dashboard', 'async/chart-canvas[^/]*\\.js'),
);

/** A sheet of the document is asked for again by itself: what is painted first stands without it. */
const styles = ['host', 'catalog'].flatMap((app) =>
  cases(
    { phase: `style of ${app}`, remote: 'catalog', way: 'visit', outcome: 'nothing' },
    inside(app, '\\.css'),
    ['down', 'missing', 'slow', 'corrupt and cached'],
  ),
);

const screenStyles = ['checkout', 'auth'].flatMap((remote) =>
  cases(
    { phase: 'style', remote, way: 'navigate', outcome: 'failure' },
    inside(remote, 'async/(?!__federation)[^/]*\\.css'),
    ['down', 'missing', 'slow', 'hangs'],
  ),
);

/** The API, which pages ask at an origin of its own. */
const loaders = cases(
  { phase: 'loader', remote: 'catalog', way: 'navigate', outcome: 'failure' },
  /\/api\/products/,
  ['down', 'missing', 'slow', 'hangs', 'truncated', 'corrupt'],
);

const VISITED = ['catalog', 'checkout', 'auth', 'dashboard', 'platform'];
const PAGES = /^\/(?!artifacts|api|registry)/;

/** Faults of the document itself, by what becomes of its text. */
const DOCUMENTS: Record<string, [fault: string, outcome: Outcome, (html: string) => string][]> = {
  composition: [
    ['missing', 'reload', (html) => html.replace('id="evmandi-composition"', '')],
    ['corrupt', 'reload', (html) => html.replace(/(id="evmandi-composition"[^>]*>)/, '$1<')],
    ['truncated', 'reload', (html) => html.replace(/("remotes":\[)[^<]*/, '$1')],
  ],
  'server render': [
    [
      'throws',
      'nothing',
      (html) =>
        html
          .replace(
            /<div id="root">[\s\S]*?(?=\n<script type="application\/json")/,
            '<div id="root"></div>',
          )
          .replace('id="evmandi-rendered"', ''),
    ],
  ],
  hydration: [
    ['corrupt', 'nothing', (html) => html.replace(/(<main[^>]*>)/, '$1<p>Not of this page</p>')],
    ['truncated', 'nothing', (html) => html.replace(/<footer[\s\S]*?<\/footer>/, '')],
  ],
};

const documents = Object.entries(DOCUMENTS).flatMap(([phase, faults]) =>
  VISITED.flatMap((remote) =>
    faults.map(([fault, outcome, change]) => ({
      ...{ phase, fault, remote, outcome, way: 'visit' as const },
      rule: { matches: PAGES, fault: change },
    })),
  ),
);

export const CASES: FaultCase[] = [
  ...scripts,
  ...entry,
  ...host,
  ...slots,
  ...layouts,
  ...drawings,
  ...styles,
  ...screenStyles,
  ...loaders,
  ...documents,
];

/** Cases of `npm test`: each kind of fault that failures.spec.ts has not, each at another piece. */
const SHORT = [
  'style of catalog, missing, catalog, visit',
  'layout, hangs, dashboard, visit',
  'route chunk, truncated, catalog, navigate',
  'slot, corrupt, checkout, press',
  'drawing, throws, dashboard, visit',
  'composition, corrupt, catalog, visit',
  'hydration, corrupt, catalog, visit',
];

export const nameOf = ({ phase, fault, remote, way }: FaultCase): string =>
  [phase, fault, remote, way].join(', ');

export const SHORT_CASES: FaultCase[] = CASES.filter((one) => SHORT.includes(nameOf(one)));
