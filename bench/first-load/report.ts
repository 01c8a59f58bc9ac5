import { condense, ratio, type Summary, summarize } from '../support/statistics.ts';
import { table } from '../support/table.ts';
import type { Case, Inspections, Samples } from './collect.ts';
import type { Figures } from './load.ts';
import { PAGES, type PageName } from './pages.ts';
import { VARIANTS, type Variant } from './variants.ts';

/** What was measured: names of conditions and pages, and how often. */
export interface Extent {
  conditions: readonly string[];
  pages: readonly PageName[];
  runs: number;
}

type Unit = 'ms' | 'kB' | 'count' | 'shift';

const COLUMNS: { figure: keyof Figures; title: string; unit: Unit }[] = [
  { figure: 'fcp', title: 'FCP ms', unit: 'ms' },
  { figure: 'lcp', title: 'LCP ms', unit: 'ms' },
  { figure: 'works', title: 'works ms', unit: 'ms' },
  { figure: 'tbt', title: 'TBT ms', unit: 'ms' },
  { figure: 'cls', title: 'CLS', unit: 'shift' },
  { figure: 'jsBytes', title: 'JS kB', unit: 'kB' },
  { figure: 'bytes', title: 'all kB', unit: 'kB' },
  { figure: 'requests', title: 'requests', unit: 'count' },
];

const FORMAT: Record<Unit, (value: number) => string> = {
  ms: (value) => String(Math.round(value)),
  kB: (value) => (value / 1000).toFixed(1),
  count: (value) => String(value),
  shift: (value) => value.toFixed(4),
};

const variants = Object.keys(VARIANTS) as Variant[];

/** Nothing where a base of 0 bytes has no ratios. */
function ranged({ median, min, max }: Summary, format: (value: number) => string): string {
  if (![median, min, max].every(Number.isFinite)) return '';
  const [middle, least, most] = [median, min, max].map(format);
  return least === most ? `${middle}` : `${middle} (${least}-${most})`;
}

function figureTable(samples: Samples, measured: Omit<Case, 'variant'>): string {
  const rows = variants.map((variant) => [
    VARIANTS[variant],
    ...COLUMNS.map(({ figure, unit }) =>
      ranged(summarize(samples.values({ ...measured, variant }, figure)), FORMAT[unit]),
    ),
  ]);
  return table(['', ...COLUMNS.map(({ title }) => title)], rows);
}

const BASES: Variant[] = ['again', 'oneBundle', 'oneBundleServer', 'static'];
const COMPARED: (keyof Figures)[] = ['fcp', 'lcp', 'works', 'jsBytes', 'bytes'];

/** The federated site's figures over those of the others; what the static page has none of is left out. */
function ratiosAt(samples: Samples, measured: Omit<Case, 'variant'>) {
  const values = (variant: Variant, figure: keyof Figures) =>
    samples.values({ ...measured, variant }, figure);
  const to = (base: Variant) =>
    COMPARED.filter((figure) => base !== 'static' || !['works', 'jsBytes'].includes(figure)).map(
      (figure) => [figure, ratio(values('federated', figure), values(base, figure))] as const,
    );
  return Object.fromEntries(BASES.map((base) => [base, Object.fromEntries(to(base))]));
}

/** Every figure of every case, and the ratios of each. */
export function condensed(samples: Samples, { conditions, pages }: Extent) {
  const cases = (['first', 'repeated'] as const).flatMap((visit) =>
    conditions.flatMap((condition) => pages.map((page) => ({ visit, condition, page }))),
  );
  return cases.map((measured) => {
    const figures = (Object.keys(VARIANTS) as Variant[]).map((variant) => {
      const names = Object.keys(samples.of({ ...measured, variant })[0] ?? {}) as (keyof Figures)[];
      const all = names.map(
        (name) => [name, condense(samples.values({ ...measured, variant }, name))] as const,
      );
      return [variant, Object.fromEntries(all)] as const;
    });
    const ratios = ratiosAt(samples, measured);
    return { ...measured, figures: Object.fromEntries(figures), federatedOver: ratios };
  });
}

function ratioTable(samples: Samples, measured: Omit<Case, 'variant'>): string {
  const ratios = ratiosAt(samples, measured);
  const rows = BASES.map((base) => [
    `federated / ${VARIANTS[base]}`,
    ...COMPARED.map((figure) => {
      const found = ratios[base]?.[figure];
      return found ? ranged(found, (value) => value.toFixed(2)) : '';
    }),
  ]);
  return table(['', 'FCP', 'LCP', 'works', 'JS', 'all bytes'], rows);
}

const CONDITION_TEXT: Record<string, string> = {
  throttled: 'throttled to 1.6 Mbps, 150 ms, CPU 4x',
  unthrottled: 'not throttled',
};

/** All tables of one kind of visit. */
export function visitReport(samples: Samples, extent: Extent, visit: Case['visit']): string {
  return extent.conditions
    .flatMap((condition) =>
      extent.pages.map((page) => {
        const measured = { visit, condition, page };
        const title = `${PAGES[page].path}, ${visit} visit, ${CONDITION_TEXT[condition] ?? condition}`;
        const runs = `${extent.runs} runs: median (least-most)`;
        const tables = [figureTable(samples, measured), ratioTable(samples, measured)];
        return [`${title}; ${runs}`, ...tables].join('\n\n');
      }),
    )
    .join('\n\n\n');
}

const WITH_SCRIPTS: Variant[] = ['federated', 'oneBundleServer'];

/** Which scripts the bytes are in. */
export function scriptReport(inspections: Inspections): string {
  const lines = Object.entries(inspections).flatMap(([page, found]) =>
    WITH_SCRIPTS.map((variant) => {
      const files = Object.entries(found[variant]?.scripts ?? {});
      const listed = files.map(([file, bytes]) => `${file} ${FORMAT.kB(bytes)}`);
      return `${page}, ${VARIANTS[variant]}: ${listed.join(', ')}`;
    }),
  );
  return lines.join('\n');
}

export function inspectionReport(inspections: Inspections): string {
  const rows = Object.entries(inspections).flatMap(([page, found]) =>
    variants.map((variant) => {
      const { steps, unusedPreloads, lcpElement } = found[variant] ?? {};
      const texts = [steps, unusedPreloads, lcpElement].map((value) => String(value ?? ''));
      return [`${page}, ${VARIANTS[variant]}`, ...texts];
    }),
  );
  return table(['', 'steps', 'unused preloads', 'LCP element, px'], rows);
}
