import { VisuallyHidden } from '@evmandi/ui/visually-hidden';
import { comingScreen } from './screens.ts';

/** Stands in for the screen that a path leads to, at its height. */
export function ScreenSkeleton({ pathname }: { pathname: string }) {
  const { title, Skeleton } = comingScreen(pathname);
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">Loading {title}</VisuallyHidden>
      <Skeleton />
    </div>
  );
}
