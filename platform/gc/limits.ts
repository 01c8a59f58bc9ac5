const HOUR_MS = 60 * 60 * 1000;

/** A page that was opened so long ago may still ask for its files. */
export const OPEN_PAGE_MS = 12 * HOUR_MS;
/** What was live within this time is kept. */
export const RECENT_MS = 90 * 24 * HOUR_MS;
/** So many versions of an app, and so many compositions, before the live one are within reach of a rollback. */
export const REACH = 10;
/** An override lasts three hours, and a page opened with it for {@link OPEN_PAGE_MS}; the rest is a margin. */
export const OVERRIDE_MS = 24 * HOUR_MS;
/** What was stored and is in no composition is kept so long: a release may be about to name it. */
export const UNRELEASED_MS = 24 * HOUR_MS;
/** A run ends itself after this. Others take it for dead after an hour. */
export const LONGEST_RUN_MS = HOUR_MS / 2;

/** What the registry holds of one app at most. */
export interface Quota {
  bytes: number;
  versions: number;
}

/** Unless `QUOTA_MB` and `QUOTA_VERSIONS` say otherwise. */
export const QUOTA: Quota = { bytes: 2_000_000_000, versions: 500 };
