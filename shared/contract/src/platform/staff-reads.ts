import { z } from 'zod';

/** What the release service tells staff; the API hands it on as it is. */

const count = z.number().int().nonnegative();
/** Visits of which it is known, and those that were bad in it. */
const counts = z.object({ seen: count, bad: count });
const sideSchema = z.object({ errors: counts, lcp: counts, inp: counts, cls: counts });
/** What is known of the visits of a version. */
export type VisitSide = z.infer<typeof sideSchema>;
/** What a visit is judged by. */
export type VisitMetric = keyof VisitSide;

const moment = z.iso.datetime();

const canarySchema = z.object({
  version: z.string(),
  /** In hundredths of a percent of the visitors. */
  share: z.number().int(),
  since: moment,
  /** Visits so far, and those after which it is promoted if nothing speaks against it. */
  visits: count,
  needed: count,
  canary: sideSchema,
  stable: sideSchema,
  /** How strongly each metric speaks against it: 1 says nothing. */
  evidence: z.object({ errors: z.number(), lcp: z.number(), inp: z.number(), cls: z.number() }),
  /** Evidence in one metric that takes it back, and the share of harmless canaries that this ever happens to. */
  limit: z.number(),
  falseAlarms: z.number(),
  /** What is thought of it now, in words. */
  verdict: z.string(),
});

/** A version that was live before. */
const formerSchema = z.object({ version: z.string(), until: moment });
export type FormerVersion = z.infer<typeof formerSchema>;

const partSchema = z.object({
  name: z.string(),
  title: z.string(),
  owner: z.string(),
  version: z.string(),
  since: moment,
  reason: z.string(),
  commit: z.string().nullable(),
  /** What a rollback leads to, the newest first. */
  before: z.array(formerSchema),
  /** What was taken back, by hand or by the rule, and not retired; the newest first. */
  withdrawn: z.array(formerSchema).default([]),
  pin: z.object({ by: z.string(), at: moment, reason: z.string() }).nullable(),
  canary: canarySchema.nullable(),
});

/** `GET /v1/live`: what is live, and how it goes. */
export const liveSchema = z.object({
  /** Null before the first release. */
  composition: z.number().int().nullable(),
  since: moment.nullable(),
  parts: z.array(partSchema),
  edges: z.array(
    z.object({
      place: z.string(),
      composition: z.number().int(),
      problem: z.string().nullable(),
    }),
  ),
  /** Compositions that became live today, in India. */
  releasesToday: count,
  /** Median from the call of a release to its being live, of 28 days; null without one. */
  toLiveMs: z.number().nullable(),
  /** Canaries that the rule has taken back in 28 days. */
  takenBack: count,
});
export type LiveAnswer = z.infer<typeof liveSchema>;
export type LivePart = LiveAnswer['parts'][number];

/** Of 100 visits 75 were as good or better; null where nothing was measured. */
const percentile = z.number().nonnegative().nullable();
/** How the visits with a version went; the vitals are of those that began with a screen of it, the host's of all. */
const partVisitsSchema = z.object({
  ...{ seen: count, bad: count, measured: count },
  ...{ lcp: percentile, inp: percentile, cls: percentile },
});

/** `GET /v1/visits`: errors and vitals by version, of the canaries of late, and of what served beside each. */
export const visitsSchema = z.object({
  /** Versions of two days, the live ones first. */
  versions: z
    .array(
      z.object({
        app: z.string(),
        version: z.string(),
        /** Whether visitors get it now. */
        live: z.boolean(),
        total: partVisitsSchema,
        /** The oldest first; an hour without visits is left out. */
        hours: z.array(partVisitsSchema.extend({ at: moment })),
      }),
    )
    .default([]),
  canaries: z.array(
    z.object({
      app: z.string(),
      version: z.string(),
      /** The version that all others got; null where it is not known any more. */
      beside: z.string().nullable(),
      since: moment,
      running: z.boolean(),
      /** Counts so far, at some moments, the oldest first. */
      points: z.array(z.object({ at: moment, canary: sideSchema, stable: sideSchema })),
      /** What failed in its visits, `<name> <version> <phase>`, the most frequent first. */
      failures: z.array(z.object({ what: z.string(), times: count })),
    }),
  ),
});
export type VisitsAnswer = z.infer<typeof visitsSchema>;

/** `GET /v1/lacking?versions=catalog~1.0.0-3f2a9c01`: which of them nobody can be given, and why. */
export const lackingSchema = z.object({
  lacking: z.array(
    z.object({ app: z.string(), version: z.string(), why: z.enum(['unknown', 'retired']) }),
  ),
});
export type LackingAnswer = z.infer<typeof lackingSchema>;

const names = z.array(z.string());
/** `GET /v1/dependencies`: what the live artefacts say of each other. */
export const dependenciesSchema = z.object({
  parts: z.array(
    z.object({
      name: z.string(),
      version: z.string(),
      /** Modules that the host or another remote loads: `./routes`. */
      exposes: names,
      routes: count,
      /** Slots and layouts that it gives to others to fill or to stand in. */
      slotsOffered: names,
      layoutsOffered: names,
      slotsFilled: names,
      layoutsUsed: names,
      /** Names of the shared runtime and router that its code imports; of the host, those it provides. */
      runtime: names,
      router: names,
      /** Remotes that its code or its menu leads to. */
      leadsTo: names,
      /** Calls of the API in its code. */
      calls: count,
      /** Whether its types were published with it. */
      types: z.boolean(),
      singletons: z.array(z.object({ name: z.string(), version: z.string() })),
    }),
  ),
});
export type DependenciesAnswer = z.infer<typeof dependenciesSchema>;
export type DependencyPart = DependenciesAnswer['parts'][number];

/** `GET /v1/calls?app=&page=`: what was asked of the service, the newest first. */
export const callsSchema = z.object({
  page: count,
  pages: count,
  total: count,
  calls: z.array(
    z.object({
      id: z.string(),
      at: moment,
      /** `ship`, `rollback`, `pin`. */
      what: z.string(),
      who: z.string(),
      of: z.string().nullable(),
      commit: z.string().nullable(),
      address: z.string().nullable(),
      /** Null while it is under way. */
      result: z.enum(['done', 'refused', 'failed', 'interrupted']).nullable(),
      text: z.string().nullable(),
      composition: z.number().int().nullable(),
      /** Whether a version that is live now was put there by it, and by no later call. */
      live: z.boolean().default(false),
      refusals: z.array(
        z.object({
          rule: z.string(),
          place: z.string(),
          message: z.string(),
          remedy: z.string(),
        }),
      ),
    }),
  ),
});
export type CallsAnswer = z.infer<typeof callsSchema>;
export type CallRow = CallsAnswer['calls'][number];
