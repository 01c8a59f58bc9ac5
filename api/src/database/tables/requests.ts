import type { QuoteStatus } from '@evmandi/contract/domain/request-status';
import type { Unit } from '@evmandi/contract/domain/units';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { Drawing } from '../../pictures/picture.ts';
import type {
  Big,
  BigOrNull,
  DayOrNull,
  Id,
  Instant,
  InstantNow,
  InstantOrNull,
  Optional,
} from './columns.ts';

interface Contact {
  name: string;
  phone: string;
  email: string;
}

/** Both or neither. */
interface Answer {
  answer: Optional<string>;
  answered_at: InstantOrNull;
  answered_by: Optional<string>;
  created_at: InstantNow;
  /** Counts the changes, kept by the database. */
  version: Generated<number>;
}

export interface RequestTables {
  /** Open to Answered, then Ordered (with its order) or Declined. Answered ones have a last day. */
  quotes: Contact &
    Answer & {
      id: Id;
      /** `RQ-3001`, given by the database. */
      number: Generated<string>;
      /** Unguessable, for the page where the answer appears; given by the database. */
      token: Generated<string>;
      customer_id: Optional<string>;
      message: Generated<string>;
      status: Generated<QuoteStatus>;
      valid_until: DayOrNull;
      /** The account that was signed in when it was sent. */
      asked_by: Optional<string>;
      decline_reason: Optional<string>;
      /** For staff alone. */
      staff_note: Optional<string>;
      order_id: Optional<string>;
    };
  quote_lines: {
    quote_id: string;
    position: number;
    product_id: string;
    sku: string;
    name: string;
    picture: JSONColumnType<Drawing>;
    unit: Unit;
    quantity: number;
    /** Paise a unit: the price when it was asked for, and the one answered. */
    list_price: Big;
    quoted_price: BigOrNull;
    /** It cannot be delivered, so it has no price. */
    refused: Generated<boolean>;
    note: Optional<string>;
    tax_rate: number;
  };
  /** What was said at a quote, its first message and the answers of staff included. */
  quote_messages: {
    id: Id;
    quote_id: string;
    at: InstantNow;
    by_staff: boolean;
    user_id: Optional<string>;
    text: string;
  };
  /** Texts that staff use again, of all of them. */
  saved_answers: {
    id: Id;
    text: string;
    user_id: Optional<string>;
    saved_at: InstantNow;
  };
  /** Contact Expert: about a product, or about nothing in particular. */
  questions: Contact &
    Answer & {
      id: Id;
      /** `Q-4001`, given by the database. */
      number: Generated<string>;
      token: Generated<string>;
      product_id: Optional<string>;
      sku: Optional<string>;
      product_name: Optional<string>;
      text: string;
    };
  /** One an address, in any case; `favorites` needs the acceptance box. */
  /** Where it came from, as long as it is open and for a day at least: strangers may have so many. */
  open_requests: {
    subject: 'quote' | 'question' | 'account' | 'subscription' | 'order';
    subject_id: string;
    network: Optional<string>;
    user_id: Optional<string>;
    lines: Generated<number>;
    at: InstantNow;
  };
  subscriptions: {
    id: Id;
    email: string;
    source: 'categories' | 'favorites';
    accepted: Generated<boolean>;
    created_at: InstantNow;
  };
  /** The first answer to a call, for the same call sent again; without one while it is under way. */
  idempotency_keys: {
    /** Method and path, with the user when there is one. */
    scope: string;
    key: string;
    request_hash: string;
    status: Optional<number>;
    response: ColumnType<unknown, string | null | undefined, string | null>;
    created_at: InstantNow;
  };
  /** Minutes in which an anonymous visitor had a page open. */
  visits: { minute: Instant; visitor: string };
  stations: {
    id: Id;
    name: string;
    address: string;
    city: string;
    pin: string;
    phone: string;
    works_on: string;
    /** "AC 7.4 kW". */
    charging: string[];
    connectors: string[];
    hours: string;
    takes_job_cards: boolean;
  };
  /** The longest prefix of a PIN code decides; without any, we do not deliver there. */
  delivery_zones: {
    prefix: string;
    city: string | null;
    state: string;
    days_min: number;
    days_max: number;
  };
}
