import { errorMessage } from '@evmandi/runtime';
import { PartFailure } from '@evmandi/ui/part-failure';
import { useLocation, useRouteError } from 'react-router-dom';
import { useParts } from '../federation/context.tsx';
import { useReload } from './use-reload.ts';

/** In place of a screen whose loader or component threw; the shell around it stays. */
export function PartError() {
  const error = useRouteError();
  const { pathname } = useLocation();
  const title = useParts().owner(pathname)?.remote.title ?? 'page';
  const text = errorMessage(error, 'Something went wrong while showing this page');
  return <PartFailure variant="page" error={text} title={title} onRetry={useReload()} />;
}
