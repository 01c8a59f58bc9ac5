import { hasPermission, PERMISSION, type User } from '@evmandi/contract/session';
import { IconKey, IconLayoutDashboard, IconPackage, IconTool } from '@evmandi/ui/icons';

/** The places of a signed-in person: staff with 1001 have the dashboard, the others the job cards. */
export function accountLinks(user: User) {
  return [
    { label: 'My orders', to: '/orders', Icon: IconPackage },
    hasPermission(user, PERMISSION.dashboard)
      ? { label: 'Dashboard', to: '/dashboard', Icon: IconLayoutDashboard }
      : { label: 'Job cards', to: '/b2b/vehicle-job-card', Icon: IconTool },
    { label: 'Change password', to: '/change-password', Icon: IconKey },
  ];
}
