import { visitorText } from '@evmandi/runtime';
import { ErrorFallback } from '@evmandi/ui/error-fallback';
import { useRevalidator, useRouteError } from 'react-router-dom';
import styles from './platform.module.css';
import { type PlatformTab, PlatformTabs } from './platform-tabs.tsx';

/** In place of a screen that failed; the way to the others stays. */
function failure(tab: PlatformTab, title: string) {
  return function RouteFailure() {
    const error = useRouteError();
    const { revalidate } = useRevalidator();
    return (
      <div className={styles.screen}>
        <PlatformTabs current={tab} />
        <ErrorFallback
          variant="line"
          title={title}
          error={visitorText(error)}
          onRetry={revalidate}
        />
      </div>
    );
  };
}

export const LiveFailure = failure('live', 'Platform');
export const ReleasesFailure = failure('releases', 'Platform releases');
export const DependenciesFailure = failure('dependencies', 'Platform dependencies');
export const TokensFailure = failure('tokens', 'Platform tokens');
