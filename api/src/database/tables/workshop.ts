import type { JobCardStage } from '@evmandi/contract/domain/job-card-status';
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';
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
    /** The owner as a customer, who sees its cards; without one, name and phone are here. */
    customer_id: Optional<string>;
    owner_name: Optional<string>;
    owner_phone: Optional<string>;
    /** Letters and digits of the registration. */
    registration_key: GeneratedAlways<string>;
  };
  job_cards: {
    id: Id;
    /** Counts the changes, kept by the database. */
    version: Generated<number>;
    number: Generated<string>;
    vehicle_id: string;
    /** In a few words, as the card's title. */
    complaint: string;
    /** Progress is 100 exactly when it is Ready or Closed; a closed one stays as it is. */
    stage: Generated<JobCardStage>;
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
    /** The owner gave the key. */
    key_given: Generated<boolean>;
    warranty: Generated<boolean>;
  };
  job_card_complaints: {
    job_card_id: string;
    position: number;
    text: string;
    /** Else found in the workshop. */
    by_owner: Generated<boolean>;
  };
  /** The checklist; labour is the sum of all minutes. */
  job_card_tasks: {
    job_card_id: string;
    position: number;
    text: string;
    minutes: number;
    done_at: InstantOrNull;
    /** Who did it. */
    mechanic: Optional<string>;
  };
  /** Each product once; what is taken is what `workshop` movements took from stock for the card. */
  job_card_parts: {
    job_card_id: string;
    position: number;
    product_id: string;
    sku: string;
    name: string;
    /** Pieces in all. */
    wanted: number;
    taken: Generated<number>;
    taken_at: InstantOrNull;
    unit_price: Big;
    /** Of the wanted pieces. */
    net: Big;
  };
}
