import type { AdminSearch } from '@evmandi/api/contract/dashboard';
import type { JobCardList } from '@evmandi/api/contract/workshop';
import { formatPrice } from '@evmandi/contract/domain/money';
import { PERMISSION } from '@evmandi/contract/domain/permissions';
import { hasPermission, type User } from '@evmandi/contract/domain/session';
import { read } from '@evmandi/runtime';
import { IconClipboardList, IconPackage, IconTool, IconUsers } from '@evmandi/ui/icons';
import { searchJobCards } from '../job-cards/job-cards-filter.ts';
import { links } from '../links.ts';
import type { PaletteGroup } from './palette-entry.ts';

const MOST_CARDS = 5;

const asGroups = ({ orders, customers, products }: AdminSearch): PaletteGroup[] => [
  {
    title: 'Orders',
    entries: orders.map(({ number, customer, status, total }) => ({
      key: `order ${number}`,
      title: `#${number}, ${customer}`,
      note: `${status}, ${formatPrice(total)}`,
      Icon: IconClipboardList,
      to: links.order(number),
    })),
  },
  {
    title: 'Customers',
    entries: customers.map(({ number, name }) => ({
      key: `customer ${number}`,
      title: name,
      note: number,
      Icon: IconUsers,
      to: links.customer(number),
    })),
  },
  {
    title: 'Products',
    entries: products.map(({ id, sku, name }) => ({
      key: `product ${id}`,
      title: name,
      note: sku,
      Icon: IconPackage,
      to: links.product(id),
    })),
  },
];

const cardGroup = ({ jobCards }: JobCardList, text: string): PaletteGroup => ({
  title: 'Job cards',
  entries: searchJobCards(jobCards, text)
    .slice(0, MOST_CARDS)
    .map(({ number, vehicle, registration }) => ({
      key: `card ${number}`,
      title: `${number}, ${vehicle}`,
      note: registration,
      Icon: IconTool,
      to: links.jobCardsFound(number),
    })),
});

/** Who the API answers a search of orders, customers and products. */
export const maySearch = (user: User | null): boolean =>
  [PERMISSION.administration, PERMISSION.counter].some((code) => hasPermission(user, code));

/** The best few orders, customers, products and job cards for a text. */
export async function findEntries(text: string, signal: AbortSignal): Promise<PaletteGroup[]> {
  const [found, cards] = await Promise.all([
    read<AdminSearch>('/admin/search', { signal, params: { q: text } }),
    read<JobCardList>('/job-cards', { signal }),
  ]);
  return [...asGroups(found), cardGroup(cards, text)].filter(({ entries }) => entries.length > 0);
}
