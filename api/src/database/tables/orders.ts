import type { CustomerStatus } from '@evmandi/contract/domain/customer-status';
import type {
  OrderStatus,
  PaymentMethod,
  PaymentStatus,
  ReceiptMethod,
} from '@evmandi/contract/domain/order-status';
import type { CorrectionCause, MovementReason } from '@evmandi/contract/domain/stock';
import type { Unit } from '@evmandi/contract/domain/units';
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { Drawing } from '../../pictures/picture.ts';
import type { Settings } from '../../settings.ts';
import type {
  Big,
  BigGenerated,
  Day,
  DayOrNull,
  Id,
  Instant,
  InstantNow,
  InstantOrNull,
  Optional,
} from './columns.ts';

/** An order as `order_snapshot` writes it down. */
export interface OrderSnapshot {
  status: OrderStatus;
  payment: PaymentStatus;
  payable: number;
  /** By position. */
  lines: Record<string, { allocated: number; cancelled: number; returned: number }>;
  /** How many. */
  shipments: number;
  /** The latest id of each, 0 for none. */
  payments: number;
  refunds: number;
  event: number;
  reservation: Record<string, unknown> | null;
}

export interface OrderTables {
  countries: { code: string; name: string };
  /** Order count, spend and last purchase follow from the orders; registered is `created_at`. */
  customers: {
    id: Id;
    /** Counts the changes, kept by the database. */
    version: Generated<number>;
    /** `CUST-1042`, given by the database. */
    number: Generated<string>;
    name: string;
    /** Unique in any case among those that have no account and were not merged. */
    email: string;
    phone: string;
    user_id: string | null;
    address: Generated<string>;
    /** Empty, or a PIN code when the country is India. */
    pin: Generated<string>;
    city: Generated<string>;
    country: Generated<string>;
    gstin: Optional<string>;
    status: Generated<CustomerStatus>;
    social_links: SocialLinks;
    created_at: InstantNow;
    /** The customer that has its records now; no row with an account is merged into another. */
    merged_into: Optional<string>;
  };
  /** What moved when staff merged a customer into another: ids of orders, quotes and vehicles. */
  customer_merges: {
    id: Id;
    from_id: string;
    into_id: string;
    at: InstantNow;
    actor: string;
    user_id: Optional<string>;
    orders: string[];
    quotes: string[];
    vehicles: string[];
    undone_at: InstantOrNull;
  };
  /** Customers some of whose orders or quotes other people placed; settled once staff have looked. */
  customer_doubts: {
    customer_id: string;
    orders: number;
    quotes: number;
    found_at: InstantNow;
    settled_at: InstantOrNull;
  };
  /**
   * The database refuses other changes of status and payment (ORDER-1, ORDER-3). Its status follows from the lines:
   * Pending while a piece is due. `total` adds up.
   */
  orders: {
    id: Id;
    /** Counts the changes, kept by the database. */
    version: Generated<number>;
    /** Given by the database, without the `#`. */
    number: Generated<string>;
    /** Unguessable, for the page of a visitor's own order; given by the database. */
    token: Generated<string>;
    customer_id: string;
    /** Who was signed in then. */
    placed_by: Optional<string>;
    /** Who claimed it later, by its own link. */
    claimed_by: Optional<string>;
    placed_at: InstantNow;
    status: Generated<OrderStatus>;
    /** Paid when payments less refunds reach `payable`, at the end of every transaction. */
    payment: Generated<PaymentStatus>;
    method: Generated<PaymentMethod>;
    po_number: Optional<string>;
    gstin: Optional<string>;
    ship_name: string;
    ship_phone: string;
    ship_email: string;
    ship_address: string;
    /** A PIN code when the country is India. */
    ship_pin: string;
    ship_city: Optional<string>;
    /** Where the PIN code tells. */
    ship_state: Optional<string>;
    ship_country: Generated<string>;
    /** Sums of the lines. */
    net: Big;
    tax: Big;
    shipping: BigGenerated;
    discount: BigGenerated;
    total: Big;
    /** Value of the lines that the buyer keeps, with tax; kept by the database. */
    payable: BigGenerated;
    /** The total, less what was cancelled; null while nothing is. Given by the database, as the pieces by position. */
    sold: ColumnType<string | null, never, never>;
    sold_pieces: ColumnType<Record<string, number> | null, never, never>;
    /** What the buyer says of the transfer. */
    payment_reference: Optional<string>;
  };
  /** How long an unpaid order holds its stock; gone once it is paid, shipped from or cancelled. */
  reservations: {
    order_id: string;
    until: Instant;
    /** An interval; of one that renews, counted again from every arrival. */
    hold: string;
    renews: boolean;
    /** Of a buyer with no order that was delivered and paid: such hold only so much. */
    unknown_buyer: boolean;
    /** In lower case. */
    email: string;
    address: Optional<string>;
  };
  /** As issued: never changed. Without year, sequence and seller those of the first releases. */
  invoices: {
    order_id: string;
    /** `INV-2627-00001`, given by the database: without gaps in a financial year. */
    number: Generated<string>;
    year: Optional<number>;
    sequence: Optional<number>;
    issued_at: InstantNow;
    due_at: InstantOrNull;
    seller: ColumnType<
      (Settings['seller'] & { placeOfSupply?: string | null }) | null,
      string | null | undefined,
      never
    >;
  };
  /** What was agreed, each product once: later changes of the product do not reach it. */
  order_lines: {
    order_id: string;
    position: number;
    product_id: string;
    sku: string;
    name: string;
    picture: JSONColumnType<Drawing>;
    unit: Unit;
    quantity: number;
    /** Pieces that were taken from stock for it: held, or shipped. The rest waits for a delivery. */
    allocated: number;
    /** Kept by the database from `shipment_lines`. */
    shipped: Generated<number>;
    /** Pieces that are never to come. */
    cancelled: Generated<number>;
    /** Shipped pieces that came back. */
    returned: Generated<number>;
    /** Code of the goods for GST, where known. */
    hsn: Optional<string>;
    unit_price: Big;
    tax_rate: number;
    net: Big;
    tax: Big;
  };
  shipments: {
    id: Id;
    order_id: string;
    /** From 1 for each order. */
    position: number;
    at: InstantNow;
    carrier: Optional<string>;
    tracking: Optional<string>;
    /** From 1 to 999. */
    parcels: Optional<number>;
    leaves_on: DayOrNull;
    actor: string;
    user_id: Optional<string>;
  };
  shipment_lines: { shipment_id: string; order_id: string; position: number; quantity: number };
  refunds: {
    id: Id;
    order_id: string;
    amount: Big;
    reference: Optional<string>;
    recorded_at: InstantNow;
    recorded_by: Optional<string>;
  };
  payments: {
    id: Id;
    order_id: string;
    /** Negative for a counter-entry. */
    amount: Big;
    method: ReceiptMethod;
    /** The bank's; unique. */
    reference: Optional<string>;
    received_at: InstantNow;
    recorded_by: Optional<string>;
    /** Why a payment was reversed; on its counter-entry. */
    note: Optional<string>;
    /** The payment that this counter-entry reverses. */
    reverses: Optional<string>;
    /** Kept by the database, as the reference that a reversed payment had. */
    reversed: Generated<boolean>;
    reversed_reference: Optional<string>;
    /** The reference in one spelling; unique among payments that are not reversed. */
    reference_key: Optional<string>;
  };
  /** An announced delivery of one product. */
  deliveries: {
    id: Id;
    version: Generated<number>;
    /** `DL-5001`, given by the database. */
    number: Generated<string>;
    product_id: string;
    quantity: number;
    /** Sum of its movements, kept by the database. */
    arrived: Generated<number>;
    expected_on: Day;
    /** The rest will not come. */
    closed: Generated<boolean>;
    /** Pieces that are still to come. */
    open: GeneratedAlways<number>;
    note: Optional<string>;
    created_at: InstantNow;
  };
  /**
   * Every change of stock; rows are only ever added. What leaves for an order or comes back from it names
   * the order. Pieces that arrive go to the lines that wait for them, by the database itself.
   */
  stock_movements: {
    id: Id;
    product_id: string;
    /** Negative for what leaves. */
    quantity: number;
    reason: MovementReason;
    /** Of a correction by staff. */
    cause: Optional<CorrectionCause>;
    order_id: Optional<string>;
    job_card_id: Optional<string>;
    delivery_id: Optional<string>;
    at: InstantNow;
    actor: Optional<string>;
    user_id: Optional<string>;
    note: Optional<string>;
  };
  /** What the latest change of an order by staff found and left, for taking it back. */
  order_undos: {
    order_id: string;
    user_id: string;
    /** Of the order, after the change. */
    version: number;
    at: InstantNow;
    before: JSONColumnType<OrderSnapshot>;
    after: JSONColumnType<OrderSnapshot>;
  };
  /** What an account saved for its next order, ten at most. */
  addresses: {
    id: Id;
    user_id: string;
    name: string;
    phone: string;
    email: string;
    address: string;
    pin: string;
    gstin: Optional<string>;
    saved_at: InstantNow;
  };
}

type SocialLinks = ColumnType<{ network: string; url: string }[], string | undefined, string>;
