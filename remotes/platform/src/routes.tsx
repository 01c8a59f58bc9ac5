import { screen } from '@evmandi/ui/screen';
import type { RouteObject } from 'react-router-dom';
import { dependenciesLoader } from './dependencies/dependencies-loader.ts';
import { liveLoader } from './live/live-loader.ts';
import { PlatformSkeleton } from './platform-skeleton.tsx';
import { releasesLoader } from './releases/releases-loader.ts';
import {
  DependenciesFailure,
  LiveFailure,
  ReleasesFailure,
  TokensFailure,
} from './route-failure.tsx';
import { tokensLoader } from './tokens/tokens-loader.ts';
import { tryLoader } from './try/try-loader.ts';
import { prefetchChart } from './visits/load-chart.ts';

const routes: RouteObject[] = [
  {
    id: 'platform.live',
    path: '/platform',
    handle: { title: 'Platform' },
    loader: liveLoader,
    lazy: screen(() => {
      prefetchChart();
      return import('./live/live-screen.tsx').then((m) => m.LiveScreen);
    }, 'Platform'),
    HydrateFallback: () => <PlatformSkeleton current="live" figures />,
    ErrorBoundary: LiveFailure,
  },
  {
    id: 'platform.releases',
    path: '/platform/releases',
    handle: { title: 'Platform releases' },
    loader: releasesLoader,
    lazy: screen(
      () => import('./releases/releases-screen.tsx').then((m) => m.ReleasesScreen),
      'Platform releases',
    ),
    HydrateFallback: () => <PlatformSkeleton current="releases" />,
    ErrorBoundary: ReleasesFailure,
  },
  {
    id: 'platform.dependencies',
    path: '/platform/dependencies',
    handle: { title: 'Platform dependencies' },
    loader: dependenciesLoader,
    lazy: screen(
      () => import('./dependencies/dependencies-screen.tsx').then((m) => m.DependenciesScreen),
      'Platform dependencies',
    ),
    HydrateFallback: () => <PlatformSkeleton current="dependencies" />,
    ErrorBoundary: DependenciesFailure,
  },
  {
    id: 'platform.tokens',
    path: '/platform/tokens',
    handle: { title: 'Platform tokens' },
    loader: tokensLoader,
    lazy: screen(
      () => import('./tokens/tokens-screen.tsx').then((m) => m.TokensScreen),
      'Platform tokens',
    ),
    HydrateFallback: () => <PlatformSkeleton current="tokens" />,
    ErrorBoundary: TokensFailure,
  },
  {
    id: 'platform.try',
    path: '/platform/try',
    handle: { title: 'Try versions' },
    loader: tryLoader,
    lazy: screen(() => import('./try/try-screen.tsx').then((m) => m.TryScreen), 'Try versions'),
    HydrateFallback: () => <PlatformSkeleton current="live" />,
    ErrorBoundary: LiveFailure,
  },
];

export default routes;
