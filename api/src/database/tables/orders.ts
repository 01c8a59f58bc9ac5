import type { CustomerStatus } from '@evmandi/contract/domain/customer-status';
import type {
  OrderStatus,
  PaymentMethod,
  PaymentStatus,
} from '@evmandi/contract/domain/order-status';
import type { Unit } from '@evmandi/contract/domain/units';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { Drawing } from '../../pictures/picture.ts';
import type { Big, BigGenerated, Id, InstantNow, Optional } from './columns.ts';

export type OrderEvent =
  | 'placed'
  | 'invoiced'
  | 'paid'
  | 'shipped'
  | 'delivered'
  | 'cancelled'
  | 'note';
type StockReason = 'opening' | 'delivery' | 'sale' | 'cancellation' | 'workshop' | 'correction';

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
    /** Unique in any case. */
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
  };
  /** Ruling 11: the database refuses other changes of status and payment. `total` adds up. */
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
    placed_at: InstantNow;
    status: Generated<OrderStatus>;
    /** Paid when the payments are the total, at the end of every transaction. */
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
    ship_country: Generated<string>;
    /** Sums of the lines. */
    net: Big;
    tax: Big;
    shipping: BigGenerated;
    discount: BigGenerated;
    total: Big;
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
    /** Pieces that a `sale` movement took from stock; the rest comes with the next delivery. */
    from_stock: number;
    unit_price: Big;
    tax_rate: number;
    net: Big;
    tax: Big;
  };
  /** The timeline; each kind but `note` once an order. */
  order_events: {
    id: Id;
    order_id: string;
    at: InstantNow;
    kind: OrderEvent;
    /** Who, by name as it was. */
    actor: string;
    user_id: Optional<string>;
    text: Optional<string>;
  };
  payments: {
    id: Id;
    order_id: string;
    amount: Big;
    method: PaymentMethod;
    /** The bank's; unique. */
    reference: Optional<string>;
    received_at: InstantNow;
    recorded_by: Optional<string>;
  };
  /** Every change of stock; rows are only ever added. A sale and a cancellation name their order. */
  stock_movements: {
    id: Id;
    product_id: string;
    /** Negative for what leaves. */
    quantity: number;
    reason: StockReason;
    order_id: Optional<string>;
    job_card_id: Optional<string>;
    at: InstantNow;
    actor: Optional<string>;
    user_id: Optional<string>;
    note: Optional<string>;
  };
}

type SocialLinks = ColumnType<{ network: string; url: string }[], string | undefined, string>;
