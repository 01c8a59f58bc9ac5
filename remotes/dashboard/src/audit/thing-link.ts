import { links } from '../links.ts';
import { freshTab, stockAddress } from '../stock/stock-query.ts';

const WAYS: Readonly<Record<string, (thing: string) => string>> = {
  account: links.accountsFound,
  role: () => links.roles,
  order: links.order,
  customer: links.customer,
  stock: (sku) => stockAddress({ ...freshTab('movements'), sku }),
  product: (sku) => stockAddress({ ...freshTab('levels'), state: 'all', q: sku }),
  delivery: (number) => stockAddress({ ...freshTab('deliveries'), q: number }),
  quote: links.quote,
  question: links.question,
  job_card: links.jobCard,
};

/** Where the thing of an entry is shown; undefined where there is nothing to show. */
export const thingLink = (subject: string, thing: string | null): string | undefined =>
  thing === null ? undefined : WAYS[subject]?.(thing);
