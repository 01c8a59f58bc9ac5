import { SITE_NAME } from '@evmandi/contract/domain/site';
import { visitorText } from '@evmandi/runtime';
import { Wrap } from '@evmandi/ui/wrap';
import { type ReactNode, useEffect } from 'react';
import { PartNotice } from '../chrome/part-notice.tsx';
import { report } from '../errors/report.ts';
import { useLoadState } from '../remotes/loadable.ts';
import type { LayoutFailure, RemoteLayout } from '../remotes/remote-layout.ts';
import { focusHeading } from '../router/focus-heading.ts';
import styles from './unframed.module.css';
import { useScreenTitle } from './use-screen-title.ts';

interface UnframedProps {
  layout: RemoteLayout;
  failure: LayoutFailure;
  /** The screen. */
  children: ReactNode;
}

/** A screen without its layout, under its title and a line that says what failed. Retry brings the layout. */
export function Unframed({ layout, failure, children }: UnframedProps) {
  const { remote, code } = layout;
  const title = useScreenTitle();
  const busy = useLoadState(code).status === 'loading';

  useEffect(() => {
    report(failure.error, { remote: remote?.name, phase: failure.phase });
  }, [failure, remote]);

  // The button goes with the notice.
  const retry = () => layout.retry().then(focusHeading, () => {});
  return (
    <>
      <PartNotice
        title={remote?.title ?? SITE_NAME}
        error={visitorText(failure.error)}
        text="This page works, but its menu is missing."
        busy={busy}
        onRetry={() => void retry()}
      />
      <Wrap>
        <h1 className={styles.title} tabIndex={-1}>
          {title}
        </h1>
      </Wrap>
      {children}
    </>
  );
}
