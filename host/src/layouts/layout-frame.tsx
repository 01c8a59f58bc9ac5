import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { ErrorBoundary } from '../errors/error-boundary.tsx';
import { ServerHtml } from '../first-screen/server-html.tsx';
import { LAYOUT_LIMIT_MS, type RemoteLayout } from '../remotes/remote-layout.ts';
import { Framed } from './framed.tsx';
import { useFirstCode } from './use-first-code.ts';

interface LayoutFrameProps {
  layout: RemoteLayout;
  /** The screen. */
  children: ReactNode;
}

/**
 * The layout around the screen, mounted once for all screens in it. What the server rendered of both stays
 * until the layout's code is there. A layout that throws or never gets ready is given up.
 */
export function LayoutFrame({ layout, children }: LayoutFrameProps) {
  const shown = useRef(false);
  const firstCode = useRef(useFirstCode());

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let left = false;
    const giveUp = () => {
      const late = new Error(`layouts/${layout.id} was not ready within ${LAYOUT_LIMIT_MS} ms`);
      if (!shown.current) layout.fail(late);
    };
    // Its code has a limit of its own.
    void Promise.all([layout.code.ready, firstCode.current]).then(() => {
      if (!left) timer = setTimeout(giveUp, LAYOUT_LIMIT_MS);
    });
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [layout]);

  const onShown = () => {
    shown.current = true;
  };
  return (
    <ErrorBoundary onError={(error) => layout.fail(error)}>
      <Suspense fallback={<ServerHtml of="page" />}>
        <Framed layout={layout}>{children}</Framed>
        <Shown onShown={onShown} />
      </Suspense>
    </ErrorBoundary>
  );
}

function Shown({ onShown }: { onShown: () => void }) {
  useEffect(onShown);
  return null;
}
