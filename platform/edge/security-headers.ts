import type { PublicConfig } from '@evmandi/contract/platform/page-data';

/** Headers of an artefact's file, which browsers ask for by the dozen: as few as do. */
export const FILE_HEADERS = { 'X-Content-Type-Options': 'nosniff' } as const;

/** Headers of every other answer. */
export const COMMON_HEADERS = {
  ...FILE_HEADERS,
  // The address of a page may hold a secret: its requests name the site alone.
  'Referrer-Policy': 'strict-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const;

/** For every answer of a site whose visitors use https: a year, in which browsers try nothing else. */
export const HTTPS_ONLY = ['Strict-Transport-Security', 'max-age=31536000'] as const;

/** The policy of what is no page: it may do nothing, should a browser show it as one. */
export const NO_PAGE_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * Policies of files that are no page, by their type. A worker obeys the policy of its own script and not that of its
 * page; short, since a page asks for dozens of scripts. A picture could hold scripts, should a browser show it as a page.
 */
export const FILE_POLICIES: Readonly<Record<string, string>> = {
  'text/javascript': "default-src 'self'",
  'image/svg+xml': "default-src 'none'; frame-ancestors 'none'; sandbox",
};

/**
 * Addresses of scripts are texts to the federation runtime and the bundler: one policy, made by the first script of a
 * document, lets those of the own origin pass, and nothing else becomes script or markup out of a text.
 */
const TRUSTED_TYPES = "require-trusted-types-for 'script'; trusted-types default";

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
    // Development tools make markup of their own.
    ...(extra.inlineStyles ? [] : [TRUSTED_TYPES]),
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
  };
}
