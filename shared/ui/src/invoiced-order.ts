import type {
  OrderStatus,
  PaymentMethod,
  PaymentStatus,
} from '@evmandi/contract/domain/order-status';
import type { Supplied } from './place-of-supply.ts';

/** What of an order, as the API answers it, its invoice shows. */
export interface InvoicedOrder extends Supplied {
  reference: string;
  status: OrderStatus;
  payment: PaymentStatus;
  /** What is owed, in paise (ORDER-14). */
  kept: number;
  paid: number;
  refunded: number;
  toPay: number;
  refundDue: number;
  partPaid: boolean;
  paymentMethod: PaymentMethod;
  poNumber: string | null;
  gstin: string | null;
  invoice: {
    number: string;
    issuedAt: string;
    dueAt: string | null;
    placeOfSupply?: string | null | undefined;
  };
  seller: Supplied['seller'] & {
    name: string;
    place: string;
    bankAccount: string | null;
    ifsc: string | null;
  };
  delivery: Supplied['delivery'] & { name: string; address: string; city: string | null };
  lines: readonly {
    productId: string;
    name: string;
    sku: string;
    hsn: string | null;
    quantity: number;
    unitPrice: number;
    taxRate: number;
    net: number;
    tax: number;
  }[];
  totals: { net: number; shipping: number; discount: number; total: number };
}
