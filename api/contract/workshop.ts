import { JOB_CARD_STAGES, JOB_CARD_STATUSES } from '@evmandi/contract/domain/job-card-status';
import { PAGE_SIZES } from '@evmandi/contract/domain/limits';
import { z } from 'zod';
import {
  deepPageParam,
  pageInfo,
  pageSizeParam,
  paise,
  pictureSchema,
  searchParam,
  timestamp,
  wordsParam,
} from './common.ts';
import { versionField } from './fields.ts';

const stage = z.enum(JOB_CARD_STAGES);

const card = {
  id: z.string(),
  /** `JC-2041`. */
  number: z.string(),
  stage,
  /** Make and model. */
  vehicle: z.string(),
  registration: z.string(),
  /** In a few words, as the title: the first one. */
  complaint: z.string(),
  /** Percent done, whole. */
  progress: z.number().int().min(0).max(100),
  /** `YYYY-MM-DD`. */
  promisedDate: z.string(),
  mechanic: z.string().nullable(),
  picture: pictureSchema,
};

export const jobCardSchema = z.object({
  ...card,
  /** The stage in the words of the release before, whose pages show it. */
  status: z.enum(JOB_CARD_STATUSES),
  /** A part that is wanted is not taken yet. */
  waiting: z.boolean(),
});
export type JobCard = z.infer<typeof jobCardSchema>;

/** `GET /api/job-cards`, for every account, as far as it may see cards (JOB-1). */
export const jobCardsQuerySchema = z.object({
  stage: z
    .enum(JOB_CARD_STAGES, { error: `must be one of ${JOB_CARD_STAGES.join(', ')}` })
    .optional(),
  /**
   * The beginning of a registration number, whatever its spaces, hyphens and case, or of a card number; or part of
   * a vehicle's name, of three letters or more.
   */
  q: searchParam,
  page: deepPageParam,
  page_size: pageSizeParam.describe(`One of ${PAGE_SIZES.join(', ')}`),
});
export type JobCardsQuery = z.infer<typeof jobCardsQuerySchema>;

const STAGES_AND_ALL = ['all', ...JOB_CARD_STAGES] as const;
const counts = z.object({
  all: z.int(),
  Open: z.int(),
  'In progress': z.int(),
  Ready: z.int(),
  Closed: z.int(),
});

/** Vehicles that are here first, then the newest. */
export const jobCardListSchema = z.object({
  jobCards: z.array(jobCardSchema),
  page: pageInfo,
  /** By stage, whichever is shown. */
  counts,
  /** Counts that are "or more". */
  atLeast: z.array(z.enum(STAGES_AND_ALL)),
  /** Whether the caller may open cards and change them. */
  mayChange: z.boolean(),
});
export type JobCardList = z.infer<typeof jobCardListSchema>;

/** `GET /api/job-cards/:number`, and the answer to every change of one. */
export const jobCardDetailSchema = z.object({
  ...card,
  complaints: z.array(
    z.object({ position: z.int().positive(), text: z.string(), byOwner: z.boolean() }),
  ),
  /** Kilometres. */
  odometer: z.int().nullable(),
  /** Percent of charge when it came. */
  battery: z.int().nullable(),
  owner: z.string(),
  phone: z.string(),
  keyGiven: z.boolean(),
  warranty: z.boolean(),
  receivedAt: timestamp,
  promisedAt: timestamp,
  /** In their order, with when each was reached; null for those to come. */
  stages: z.array(z.object({ stage, at: timestamp.nullable() })),
  tasks: z.array(
    z.object({
      position: z.int().positive(),
      text: z.string(),
      minutes: z.int().positive(),
      doneAt: timestamp.nullable(),
      /** Who did it. */
      mechanic: z.string().nullable(),
    }),
  ),
  parts: z.array(
    z.object({
      position: z.int().positive(),
      productId: z.string(),
      sku: z.string(),
      name: z.string(),
      picture: pictureSchema,
      /** Pieces that the work takes in all, and those that left the stock for it. */
      wanted: z.int().positive(),
      taken: z.int().nonnegative(),
      takenAt: timestamp.nullable(),
      /** Pieces that are free now, and `YYYY-MM-DD` of the next delivery with free ones. */
      stock: z.int(),
      arrivesOn: z.string().nullable(),
      unitPrice: paise,
      /** Of the wanted pieces. */
      net: paise,
    }),
  ),
  estimate: z.object({
    parts: paise,
    labourMinutes: z.int().nonnegative(),
    labour: paise,
    tax: paise,
    /** Basis points. */
    taxRate: z.int().nonnegative(),
    total: paise,
    /** When the owner accepted it as it stands; null once work or parts were added since. */
    acceptedAt: timestamp.nullable(),
  }),
  /** The newest first. */
  history: z.array(z.object({ id: z.string(), at: timestamp, text: z.string(), by: z.string() })),
  version: versionField,
  /** Whether the caller may change it, and where it may go from here. */
  mayChange: z.boolean(),
  nextStages: z.array(stage),
});
export type JobCardDetail = z.infer<typeof jobCardDetailSchema>;

/** `GET /api/job-cards/vehicles`: vehicles that were here, of all or of the caller (JOB-2). */
export const vehiclesQuerySchema = z.object({
  registration: wordsParam('must be the beginning of a registration number'),
});

export const knownVehiclesSchema = z.object({
  /** At most five, by registration number. */
  vehicles: z.array(
    z.object({
      registration: z.string(),
      vehicle: z.string(),
      picture: pictureSchema,
      owner: z.string(),
      phone: z.string(),
      /** Kilometres at the last visit; null where none was read. */
      odometer: z.int().nullable(),
      /** Number of its card that is not closed. */
      openCard: z.string().nullable(),
      /** The newest five. */
      visits: z.array(
        z.object({
          number: z.string(),
          complaint: z.string(),
          receivedAt: timestamp,
          odometer: z.int().nullable(),
          mechanic: z.string().nullable(),
        }),
      ),
    }),
  ),
});
export type KnownVehicles = z.infer<typeof knownVehiclesSchema>;
export type KnownVehicle = KnownVehicles['vehicles'][number];

/** `GET /api/job-cards/technicians`, for the workshop: its accounts, and who else has work here. */
export const techniciansSchema = z.object({
  technicians: z.array(
    z.object({
      name: z.string(),
      /** Cards that are not Ready. */
      cards: z.int().nonnegative(),
    }),
  ),
});
export type Technicians = z.infer<typeof techniciansSchema>;

/** `GET /api/job-cards/parts`, for the workshop. */
export const workshopPartsQuerySchema = z.object({
  /** The beginning of a part number or of words of its name. */
  q: searchParam,
  /** What the owner says; with the vehicle's name, parts are proposed by its words. */
  complaints: z
    .string({ error: 'must be given once, as text' })
    .trim()
    .max(2_000, { error: 'must have 2,000 characters or fewer' })
    .optional(),
});
export type WorkshopPartsQuery = z.infer<typeof workshopPartsQuerySchema>;

export const workshopPartsSchema = z.object({
  /** At most eight. */
  parts: z.array(
    z.object({
      productId: z.string(),
      sku: z.string(),
      name: z.string(),
      picture: pictureSchema,
      unitPrice: paise,
      stock: z.int(),
      arrivesOn: z.string().nullable(),
    }),
  ),
});
export type WorkshopParts = z.infer<typeof workshopPartsSchema>;
export type WorkshopPart = WorkshopParts['parts'][number];
