import type { JobCardStatus } from '@evmandi/contract/domain/job-card-status';
import type { Generated, JSONColumnType } from 'kysely';
import type { Drawing } from '../../pictures/picture.ts';
import type {
  Big,
  BigGenerated,
  Id,
  Instant,
  InstantNow,
  InstantOrNull,
  Optional,
} from './columns.ts';

export interface WorkshopTables {
  vehicles: {
    id: Id;
    registration: string;
    name: string;
    picture: JSONColumnType<Drawing>;
    /** The owner. */
    customer_id: string;
  };
  job_cards: {
    id: Id;
    /** Counts the changes, kept by the database. */
    version: Generated<number>;
    number: Generated<string>;
    vehicle_id: string;
    /** In a few words; `details` has the rest. */
    complaint: string;
    details: Generated<string>;
    /** Progress is 100 exactly when it is ready or handed over. */
    status: Generated<JobCardStatus>;
    progress: Generated<number>;
    mechanic: string | null;
    /** Kilometres. */
    odometer: Optional<number>;
    /** Percent of charge when it came; for electric vehicles. */
    battery: Optional<number>;
    /** Paise an hour. */
    labour_rate: BigGenerated;
    /** Basis points on parts and labour. */
    tax_rate: Generated<number>;
    received_at: InstantNow;
    promised_at: Instant;
  };
  /** The checklist; labour is the sum of all minutes. */
  job_card_tasks: {
    job_card_id: string;
    position: number;
    text: string;
    minutes: number;
    done_at: InstantOrNull;
  };
  /** Each product once; a `workshop` movement takes the pieces from stock. */
  job_card_parts: {
    job_card_id: string;
    position: number;
    product_id: string;
    sku: string;
    name: string;
    quantity: number;
    unit_price: Big;
    net: Big;
  };
  /** The history; each kind but `note` once a card. */
  job_card_events: {
    id: Id;
    job_card_id: string;
    at: InstantNow;
    kind: 'received' | 'inspected' | 'started' | 'ready' | 'handed_over' | 'note';
    text: string;
    actor: string;
  };
}
