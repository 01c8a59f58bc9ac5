import { IconList } from '@evmandi/ui/icons';
import { type ComponentProps, lazy, Suspense } from 'react';
import { persist } from '../federation/persist.ts';
import * as rendered from './menu-icons.ts';

type Name = keyof typeof rendered.MENU_ICONS;

/** An icon whose code comes when a menu shows it. As large until then, and a general one where it cannot be had. */
export function menuIcon(name: Name): typeof IconList {
  if (typeof window === 'undefined') return rendered.MENU_ICONS[name];
  const Icon = lazy(() =>
    persist(() => import('./menu-icons.ts'), { what: 'host/icons' }).then(
      (icons) => ({ default: icons.MENU_ICONS[name] }),
      () => ({ default: IconList }),
    ),
  );
  return (props: ComponentProps<typeof IconList>) => (
    <Suspense fallback={<IconList {...props} opacity={0} />}>
      <Icon {...props} />
    </Suspense>
  );
}
