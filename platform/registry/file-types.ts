/**
 * Kinds of browser files that a release may hold, with their types. None of them can run as a page of the site: what
 * could, such as HTML, would run there without the policy of pages.
 */
const TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  css: 'text/css',
  gif: 'image/gif',
  ico: 'image/x-icon',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  js: 'text/javascript',
  json: 'application/json',
  mp4: 'video/mp4',
  png: 'image/png',
  svg: 'image/svg+xml',
  // Declarations of exposed modules.
  ts: 'text/plain',
  txt: 'text/plain',
  wasm: 'application/wasm',
  webm: 'video/webm',
  webp: 'image/webp',
  woff: 'font/woff',
  woff2: 'font/woff2',
  zip: 'application/zip',
};

/** Returns the type of a file by the ending of its path; undefined for a kind that a release may not hold. */
export function typeOfFile(path: string): string | undefined {
  const ending = /\.(\w+)$/.exec(path)?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(TYPES, ending) ? TYPES[ending] : undefined;
}

export const FILE_KINDS: readonly string[] = Object.keys(TYPES);
