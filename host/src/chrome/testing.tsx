import type { PageMenu } from '@evmandi/contract/platform/page-menu';
import type { ReactNode } from 'react';
import { RemoteRegistry } from '../remotes/remote-registry.ts';
import { RemoteRegistryProvider } from '../remotes/remote-registry-context.tsx';

const picture = '/api/pictures/portable/cut.svg';
const spare = (title: string, path: string) => ({ group: 'Spares', title, path, picture });

/** Some links of each area of the shell. */
export const MENU: PageMenu = {
  header: [
    { group: 'Electric Zone', title: 'Electric bikes', path: '/category/electric-bikes', picture },
    { group: 'Hybrid Zone', title: 'Hybrid scooters', path: '/category/hybrid', picture },
    spare('All spares', '/spares'),
    spare('Accessories', '/spares/accessories'),
    spare('Covers', '/spares/covers'),
    { group: 'Charging Stations', title: 'Portable', path: '/category/portable', picture },
  ],
  services: [{ groups: ['Electric Zone'], title: 'Finance', path: '/finance', icon: 'bank' }],
  'header-icons': [
    { title: 'Garage', path: '/garage', icon: 'garage', badge: 'garage' },
    { title: 'Favorites', path: '/favorites', icon: 'heart', badge: 'favorites' },
    { title: 'Cart', path: '/cart', icon: 'cart', badge: 'cart' },
  ],
  account: [
    { title: 'My orders', path: '/orders', icon: 'package', order: 10 },
    { title: 'Change password', path: '/change-password', icon: 'key', order: 30 },
  ],
  landing: [
    { title: 'Dashboard', path: '/dashboard', icon: 'dashboard', access: 1001, order: 20 },
    { title: 'Job cards', path: '/workshop', icon: 'tool', order: 20 },
  ],
  footer: [
    { group: 'Company', title: 'About', path: '/about' },
    { group: 'Categories', title: 'Engine parts', path: '/category/engine-parts' },
  ],
  search: [{ title: 'Search products', path: '/listing' }],
  browse: [{ title: 'Browse categories', path: '/category' }],
};

/** Stands around what draws links: a page whose composition has `menu`. */
export function MenuProvider({ menu = MENU, children }: { menu?: PageMenu; children: ReactNode }) {
  const composition = { number: 1, host: { version: '' }, remotes: [], menu };
  const registry = new RemoteRegistry(composition, () => Promise.reject(new Error('no remotes')));
  return <RemoteRegistryProvider value={registry}>{children}</RemoteRegistryProvider>;
}
