import { faultText } from '../../edge/render/fault-text.ts';
import type { ServedCandidate } from '../candidate/serve-candidate.ts';

/** What came of rendering an address. */
export interface Outcome {
  /** 0 where it failed. */
  status: number;
  /** Where it leads. */
  location?: string;
  /** Nothing stands in its main region. */
  empty: boolean;
  /** Why it failed. */
  fault?: string;
}

const UNSEEN = /<(noscript|script|style|template)\b[\s\S]*?(?:<\/\1>|$)/g;
const DRAWN = /<(?:img|svg|canvas|video)\b/;

/** The content of the main region; `undefined` without one. */
function mainOf(html: string): string | undefined {
  const begin = html.search(/<main\b/);
  const from = html.indexOf('>', begin) + 1;
  const to = html.indexOf('</main>', from);
  return begin === -1 || from === 0 || to === -1 ? undefined : html.slice(from, to);
}

/** Whether the main region of a rendered page holds nothing that a visitor would see. */
export function isEmpty(html: string): boolean {
  const inner = mainOf(html)?.replace(UNSEEN, '');
  if (inner === undefined) return html.trim() === '';
  return !DRAWN.test(inner) && inner.replace(/<[^<>]*>/g, '').trim() === '';
}

/** Renders an address as the edge would. Never rejects. */
export async function outcomeOf(
  { renderer, site }: Pick<ServedCandidate, 'renderer' | 'site'>,
  address: string,
): Promise<Outcome> {
  try {
    const { result } = await renderer.render(site, address);
    const { status } = result;
    if (result.kind === 'redirect') return { status, location: result.location, empty: false };
    return { status, empty: isEmpty(result.html) };
  } catch (error) {
    return { status: 0, empty: false, fault: faultText(error) };
  }
}
