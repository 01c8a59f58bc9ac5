import { SITE_NAME } from '@evmandi/contract/domain/site';
import { visitorText } from '@evmandi/runtime';
import { ErrorFallback } from '@evmandi/ui/error-fallback';
import { useRouteError } from 'react-router-dom';
import { Chrome } from '../chrome/chrome.tsx';
import { ErrorBoundary } from '../errors/error-boundary.tsx';
import { report } from '../errors/report.ts';
import { useReported } from '../errors/use-reported.ts';
import { FOOTER, HEADER } from './root.tsx';

/** When the shell itself threw: the page between header and footer, and alone where these throw too. */
export function RootError() {
  const error = useRouteError();
  useReported(error);
  const page = (
    <ErrorFallback
      variant="page"
      title={SITE_NAME}
      error={visitorText(error)}
      onRetry={() => window.location.reload()}
    />
  );
  return (
    <ErrorBoundary fallback={page} onError={(error) => report(error, { phase: 'run' })}>
      <Chrome layout="store" header={HEADER} footer={FOOTER}>
        {page}
      </Chrome>
    </ErrorBoundary>
  );
}
