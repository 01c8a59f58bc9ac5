import { visitorText } from '@evmandi/runtime';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { PartNotice } from '../chrome/part-notice.tsx';
import { report } from '../errors/report.ts';
import { useLoadState } from '../remotes/loadable.ts';
import type { RemoteRoute } from '../remotes/remote-route.ts';
import { focusHeading } from '../router/focus-heading.ts';
import { useFirstScreen } from './first-screen-context.tsx';

/** Above the first screen when its code cannot be had: the rendered page stays to be read. */
export function FirstScreenNotice() {
  const { route } = useFirstScreen();
  const location = useLocation();
  const [first] = useState(location);
  // Back leads to the same address, but to a screen that the browser draws.
  const [over, setOver] = useState(false);
  if (location !== first && !over) setOver(true);
  return !over && route ? <Notice route={route} /> : null;
}

function Notice({ route }: { route: RemoteRoute }) {
  const { screen, remote } = route;
  const state = useLoadState(screen);
  const [failure, setFailure] = useState<unknown>();

  useEffect(() => {
    if (state.status === 'failed') {
      setFailure(state.error);
      report(state.error, { remote: remote.name, phase: 'load' });
    }
  }, [state, remote]);

  if (failure === undefined || state.status === 'loaded') return null;
  // The button goes with the notice.
  const retry = () => screen.load().then(focusHeading, () => {});
  return (
    <PartNotice
      title={remote.title}
      error={visitorText(failure)}
      text="You can read this page, but its controls do not work yet."
      busy={state.status === 'loading'}
      onRetry={() => void retry()}
    />
  );
}
