import type { RouteHandle } from '@evmandi/contract/platform/render';
import { Outlet, type RouteObject, useLocation, useMatches } from 'react-router-dom';
import { DashboardLayout } from './layout/dashboard-layout.tsx';

function Frame() {
  const { pathname } = useLocation();
  const { title } = (useMatches().at(-1)?.handle ?? {}) as RouteHandle;
  return (
    <DashboardLayout pathname={pathname} title={typeof title === 'string' ? title : ''}>
      <Outlet />
    </DashboardLayout>
  );
}

/** What the host does with a layout, for the remote alone: the routes of these paths stand in the frame. */
export function inFrame(routes: RouteObject[], paths: readonly string[]): RouteObject[] {
  const framed = routes.filter(({ path = '' }) => paths.includes(path));
  const others = routes.filter((route) => !framed.includes(route));
  return [{ element: <Frame />, children: framed }, ...others];
}
