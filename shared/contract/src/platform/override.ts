/** Where an edge exchanges a ticket for a cookie: `?ticket=...&to=/path`. */
export const OVERRIDE = '/~override';
/** Where it takes the cookie back: `?to=/path`. */
export const OVERRIDE_LEAVE = '/~override/leave';
/** The screen on which staff try versions: `?versions=catalog~1.0.0-3f2a9c01,desk~http://localhost:4001&to=/path`. */
export const OVERRIDE_TRY = '/platform/try';

const VERSION = String.raw`\d{1,9}\.\d{1,9}\.\d{1,9}-[0-9a-f]{8}`;
const LOOPBACK = String.raw`http:\/\/(?:localhost|127\.0\.0\.1):\d{1,5}`;
const SECURE = String.raw`https:\/\/[a-z0-9][a-z0-9.-]{0,99}(?::\d{1,5})?`;

/** What a browser can get of a part: a version, or the origin of a dev server. `isTriable` asks for more. */
export const TRIABLE = new RegExp(`^(?:${VERSION}|${LOOPBACK}|${SECURE})$`);

/** Whether it is the origin of a dev server: of this machine, or of another one by https; written as browsers write it. */
export const isDevOrigin = (text: string): boolean =>
  new RegExp(`^(?:${LOOPBACK}|${SECURE})$`).test(text) &&
  URL.canParse(text) &&
  new URL(text).origin === text;

/** Whether it is a version, or the origin of a dev server. */
export const isTriable = (text: string): boolean =>
  TRIABLE.test(text) && (!text.startsWith('http') || isDevOrigin(text));

/** Versions by their part, as an address says them. */
export const versionsText = (versions: Readonly<Record<string, string>>): string =>
  Object.entries(versions)
    .map(([app, version]) => `${app}~${version}`)
    .join(',');

/** Reads that back; what is malformed is left out. */
export function versionsIn(text: string): Record<string, string> {
  const pairs = text
    .split(',')
    .flatMap((part) => [/^([a-z][a-z0-9-]*)~(.+)$/.exec(part)])
    .flatMap((match) => (match ? [[match[1] ?? '', match[2] ?? ''] as const] : []))
    .filter(([, version]) => isTriable(version));
  return Object.fromEntries(pairs);
}

/** A path of this site; `/` for anything else, so that no link leads away from it. */
export const ownPath = (to: string | null): string =>
  to !== null && /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(to) ? to : '/';
