import type { AdminSearch } from '@evmandi/api/contract/dashboard';
import { formatPrice } from '@evmandi/contract/domain/money';
import { read } from '@evmandi/runtime';
import { IconClipboardList, IconPackage, IconTool, IconUsers } from '@evmandi/ui/icons';
import { links } from '../links.ts';
import type { PaletteGroup } from './palette-entry.ts';

const asGroups = ({ orders, customers, products, jobCards }: AdminSearch): PaletteGroup[] => [
  {
    title: 'Orders',
    entries: orders.map(({ number, customer, status, total, picture }) => ({
      key: `order ${number}`,
      title: `#${number}, ${customer}`,
      note: `${status}, ${formatPrice(total)}`,
      picture: picture.path,
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
    entries: products.map(({ id, sku, name, picture }) => ({
      key: `product ${id}`,
      title: name,
      note: sku,
      picture: picture.path,
      Icon: IconPackage,
      to: links.product(id),
    })),
  },
  {
    title: 'Job cards',
    entries: jobCards.map(({ number, vehicle, registration, stage }) => ({
      key: `card ${number}`,
      title: `${number}, ${vehicle}`,
      note: `${registration}, ${stage}`,
      Icon: IconTool,
      to: links.jobCard(number),
    })),
  },
];

/** The best few orders, customers, products and job cards for a text, as far as the person may see them. */
export async function findEntries(text: string, signal: AbortSignal): Promise<PaletteGroup[]> {
  const found = await read<AdminSearch>('/admin/search', { signal, params: { q: text } });
  return asGroups(found).filter(({ entries }) => entries.length > 0);
}
