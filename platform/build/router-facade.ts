/**
 * What the share scope provides as `react-router-dom`: the names that host and remotes may use. A module
 * that all parts share cannot be tree-shaken by one build, so the list is chosen here. It only grows; a
 * remote that uses a name outside of it is refused at release.
 */
export {
  createBrowserRouter,
  createContext,
  createSearchParams,
  data,
  Form,
  generatePath,
  isRouteErrorResponse,
  Link,
  matchPath,
  matchRoutes,
  Navigate,
  NavLink,
  Outlet,
  RouterContextProvider,
  redirect,
  replace,
  resolvePath,
  ScrollRestoration,
  useAsyncError,
  useFetcher,
  useHref,
  useLinkClickHandler,
  useLoaderData,
  useLocation,
  useMatch,
  useMatches,
  useNavigate,
  useNavigation,
  useNavigationType,
  useOutletContext,
  useParams,
  useResolvedPath,
  useRevalidator,
  useRouteError,
  useRouteLoaderData,
  useSearchParams,
} from 'react-router';
export { RouterProvider } from 'react-router/dom';
