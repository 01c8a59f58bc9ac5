/** Where an edge exchanges a ticket for a cookie: `?ticket=...&to=/path`. */
export const OVERRIDE = '/~override';
/** Where it takes the cookie back: `?to=/path`. */
export const OVERRIDE_LEAVE = '/~override/leave';
/** The screen on which staff try versions: `?versions=catalog~1.0.0-3f2a9c01,host~...&to=/path`. */
export const OVERRIDE_TRY = '/platform/try';

/** Versions by their part, as an address says them. */
export const versionsText = (versions: Readonly<Record<string, string>>): string =>
  Object.entries(versions)
    .map(([app, version]) => `${app}~${version}`)
    .join(',');

/** Reads that back; what is malformed is left out. */
export function versionsIn(text: string): Record<string, string> {
  const pairs = text
    .split(',')
    .flatMap((part) => [/^([a-z][a-z0-9-]*)~(\d+\.\d+\.\d+-[0-9a-f]{8})$/.exec(part)])
    .flatMap((match) => (match ? [[match[1] ?? '', match[2] ?? ''] as const] : []));
  return Object.fromEntries(pairs);
}

/** A path of this site; `/` for anything else, so that no link leads away from it. */
export const ownPath = (to: string | null): string =>
  to !== null && /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(to) ? to : '/';
