import { hasPermission, PERMISSION, type User } from '@evmandi/contract/domain/session';
import { type Area, returnTo } from '@evmandi/runtime';
import { IconKey, IconLayoutDashboard, IconPackage, IconTool } from '@evmandi/ui/icons';
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useHasScreen } from '../remotes/remote-registry-context.tsx';

const DASHBOARD = {
  label: 'Dashboard',
  to: '/dashboard',
  Icon: IconLayoutDashboard,
  area: 'dashboard',
} as const;
const JOB_CARDS = {
  label: 'Job cards',
  to: '/b2b/vehicle-job-card',
  Icon: IconTool,
  area: 'workshop',
} as const;

interface AccountLink {
  label: string;
  to: string;
  Icon: typeof IconKey;
  /** The link leads back to the last place of this area in this tab. */
  area?: Area;
}

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/**
 * The places of a signed-in person, as far as the live composition has them: staff with 1001 have the
 * dashboard, the others the job cards.
 */
export function useAccountLinks(user: User) {
  const navigate = useNavigate();
  const hasScreen = useHasScreen();
  const links: AccountLink[] = [
    { label: 'My orders', to: '/orders', Icon: IconPackage },
    hasPermission(user, PERMISSION.dashboard) ? DASHBOARD : JOB_CARDS,
    { label: 'Change password', to: '/change-password', Icon: IconKey },
  ];
  return links
    .filter(({ to }) => hasScreen(to))
    .map(({ area, ...link }) => ({
      ...link,
      onClick: (event: MouseEvent) => {
        if (!area || !isPlain(event)) return;
        event.preventDefault();
        void navigate(returnTo(area, link.to));
      },
    }));
}
