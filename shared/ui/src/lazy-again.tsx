import { type ComponentType, lazy } from 'react';

/** A boundary has caught the failure by then; a new attempt before would start another one for ever. */
const CAUGHT_MS = 1_000;

/** React's `lazy` keeps a failed import for ever. This one imports again when it is mounted anew. */
export function lazyAgain<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let Lazy: ComponentType<Props>;
  const make = () => {
    const failed = (error: unknown) => {
      setTimeout(make, CAUGHT_MS);
      throw error;
    };
    Lazy = lazy(() => load().then((Component) => ({ default: Component }), failed)) as typeof Lazy;
  };
  make();
  return (props: Props) => <Lazy {...props} />;
}
