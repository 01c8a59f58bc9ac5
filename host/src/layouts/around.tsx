import { type ReactNode, Suspense, use } from 'react';
import { ServerHtml } from '../first-screen/server-html.tsx';
import type { LayoutFailure, RemoteLayout } from '../remotes/remote-layout.ts';
import { layoutFrame } from './load-layout-frame.ts';
import { Unframed } from './unframed.tsx';

interface AroundProps {
  layout: RemoteLayout;
  /** Why the page does without it at present. */
  failure: LayoutFailure | undefined;
  /** The screen. */
  children: ReactNode;
}

/** A remote's layout around the screen, or what stands in for it. */
export function Around({ layout, failure, children }: AroundProps) {
  if (failure) return <Unframed {...{ layout, failure }}>{children}</Unframed>;
  return (
    <Suspense key={layout.id} fallback={<ServerHtml of="page" />}>
      <Frame layout={layout}>{children}</Frame>
    </Suspense>
  );
}

function Frame({ layout, children }: Omit<AroundProps, 'failure'>) {
  const LayoutFrame = layoutFrame.value ?? use(layoutFrame.ready);
  return <LayoutFrame layout={layout}>{children}</LayoutFrame>;
}
