import { PERMISSION } from '@evmandi/contract/domain/permissions';

const WORDS: Readonly<Record<number, string>> = {
  [PERMISSION.administration]: 'Everything in the dashboard, roles and accounts',
  [PERMISSION.workshop]: 'All job cards, takes parts from stock',
  [PERMISSION.platform]: 'Releases, canaries, overrides',
  [PERMISSION.counter]: 'Orders, customers, quotes and questions; no refunds, no exports',
  [PERMISSION.stock]: 'Stock and deliveries',
};

/** What a permission lets its holders do; its name, where this release does not know it. */
export const permissionWords = (code: number, name = `Permission ${code}`): string =>
  WORDS[code] ?? name;

/** What a role lets its holders do. */
export const roleWords = (codes: readonly number[]): string =>
  codes.length === 0
    ? 'Buys in the shop, sees what is their own'
    : codes.map((code) => permissionWords(code)).join('. ');
