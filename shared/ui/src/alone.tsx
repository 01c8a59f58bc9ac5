import { visitorText } from '@evmandi/contract/platform/visitor-text';
import { configure } from '@evmandi/runtime';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  Link,
  Outlet,
  type RouteObject,
  RouterProvider,
  useLocation,
  useRevalidator,
  useRouteError,
} from 'react-router-dom';
import './styles/layers.css';
import './styles/tokens.css';
import './styles/reset.css';
import './styles/fonts.css';
import styles from './alone.module.css';
import { ButtonLink } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import { ErrorFallback } from './error-fallback.tsx';
import { IconPlugConnected } from './icons.tsx';

function Frame() {
  return (
    <>
      <div className={styles.bar} data-surface="inverse">
        <Link to="/">Standing alone</Link>
        <span>API: {apiUrl}</span>
      </div>
      <main className={styles.main}>
        <Outlet />
      </main>
    </>
  );
}

function Failed() {
  const { revalidate } = useRevalidator();
  return (
    <ErrorFallback
      error={visitorText(useRouteError())}
      title="Screen"
      onRetry={revalidate}
      variant="page"
    />
  );
}

function Elsewhere({ first }: { first: string }) {
  const { pathname } = useLocation();
  return (
    <EmptyState
      icon={<IconPlugConnected />}
      title="Another part of the site"
      text={`${pathname} belongs to another remote, which is not here while this one stands alone.`}
      action={<ButtonLink to={first}>Open {first}</ButtonLink>}
    />
  );
}

const apiUrl = process.env.PUBLIC_API_URL ?? '';

/** Mounts a remote's routes by themselves, for its own dev server, with the demo's contact and rate. */
export function startAlone(routes: RouteObject[]): void {
  configure({
    apiUrl,
    picturesUrl: apiUrl,
    phone: '+91 40 0000 0000',
    email: 'support@example.in',
    country: 'India',
    copyrightYear: 2025,
    rupeesPerDollar: 84,
  });
  const first = routes.find(({ path }) => path && !/[:*]/.test(path))?.path ?? '/';
  const router = createBrowserRouter([
    {
      element: <Frame />,
      children: [
        {
          errorElement: <Failed />,
          children: [...routes, { path: '*', element: <Elsewhere first={first} /> }],
        },
      ],
    },
  ]);
  const container = document.createElement('div');
  document.body.append(container);
  createRoot(container).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
}
