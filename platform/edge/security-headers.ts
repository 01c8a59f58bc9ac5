import type { PublicConfig } from '@evmandi/contract/platform/page-data';

/** Headers of an artefact's file, which browsers ask for by the dozen: as few as do. */
export const FILE_HEADERS = { 'X-Content-Type-Options': 'nosniff' } as const;

/** Headers of every other answer. */
export const COMMON_HEADERS = {
  ...FILE_HEADERS,
  'Referrer-Policy': 'strict-origin-when-cross-origin',
} as const;

/** The policy of what is no page: it may do nothing, should a browser show it as one. */
export const NO_PAGE_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** Origins beyond the site's own that a page may use; for development. */
export interface ExtraSources {
  scripts: string[];
  connections: string[];
  /** Development tools put their own style elements into the page. */
  inlineStyles: boolean;
}

/** Hashes of the scripts and styles that stand inside of a document. */
export interface InlineSources {
  scripts: readonly string[];
  styles: readonly string[];
}

const NOTHING_INLINE: InlineSources = { scripts: [], styles: [] };
const NOTHING_EXTRA: ExtraSources = { scripts: [], connections: [], inlineStyles: false };

type Addresses = Pick<PublicConfig, 'apiUrl' | 'picturesUrl'>;

/** The enforced policy of pages: own scripts and styles only, inside of the page those with a known hash, no eval. */
export function contentSecurityPolicy(
  { apiUrl, picturesUrl }: Addresses,
  extra = NOTHING_EXTRA,
  inline = NOTHING_INLINE,
): string {
  const api = new URL(apiUrl).origin;
  // From the API, too: a host released before the site served pictures takes them from there.
  const pictures = [api, ...(picturesUrl ? [new URL(picturesUrl).origin] : [])];
  const own = ["'self'", ...extra.scripts].join(' ');
  const styles = extra.inlineStyles ? `${own} 'unsafe-inline'` : [own, ...inline.styles].join(' ');
  return [
    "default-src 'none'",
    `script-src ${[own, ...inline.scripts].join(' ')}`,
    `style-src ${styles}`,
    `img-src ${[own, 'data:', ...pictures].join(' ')}`,
    `font-src ${own}`,
    `connect-src ${own} ${[api, ...extra.connections].join(' ')}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Headers of HTML documents. */
export function pageHeaders(
  addresses: Addresses,
  extra?: ExtraSources,
  inline?: InlineSources,
): Record<string, string> {
  return {
    ...COMMON_HEADERS,
    'Content-Security-Policy': contentSecurityPolicy(addresses, extra, inline),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  };
}
