/** The dashboard's frame; its code comes with its first screen. */
export const loadLayout = () => import('./dashboard-layout.tsx').then((m) => m.DashboardLayout);
