const HERE = 'http://here.invalid';
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what must be refused
const UNSAFE = /[\\\u0000-\u0020\u007f-\u009f]/;

/**
 * The place that the guard sent a person away from (`from` of the query), when it is one of this site;
 * undefined when it is missing, elsewhere, or the page of sign-in or registration itself. Refuses whatever a browser could
 * read as another origin: `//host`, backslashes, control characters, and dots that leave `//` behind.
 */
export function safeReturnPath(from: string | null): string | undefined {
  if (!from?.startsWith('/') || UNSAFE.test(from)) return undefined;
  if (!URL.canParse(from, HERE)) return undefined;
  const { origin, pathname, search, hash } = new URL(from, HERE);
  if (origin !== HERE || pathname.startsWith('//')) return undefined;
  return /^\/(login|register)(\/|$)/i.test(pathname) ? undefined : pathname + search + hash;
}
