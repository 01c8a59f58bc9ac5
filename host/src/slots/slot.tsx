import type { SlotId, SlotModule, SlotProps } from '@evmandi/contract/platform/slots';
import { notify, visitorText } from '@evmandi/runtime';
import { useLate } from '@evmandi/ui/use-late';
import { type ComponentType, Suspense, useEffect, useRef, useState } from 'react';
import { ErrorBoundary } from '../errors/error-boundary.tsx';
import { report } from '../errors/report.ts';
import { useRemoteRegistry } from '../remotes/remote-registry-context.tsx';

/** A slot that suspends longer than this counts as failed. Its code has a limit of its own. */
const READY_LIMIT_MS = 8_000;

interface SlotOptions<Id extends SlotId> {
  id: Id;
  /** What to call it in the toast when it fails. */
  label: string;
  props: SlotProps[Id];
}

/**
 * What a remote puts into a slot, loaded as soon as this is mounted. Whether that cannot be loaded, exports
 * nothing, throws or never gets ready: the host's own control stays, and a toast offers Retry.
 */
export function Slot<Id extends SlotId>(options: SlotOptions<Id>) {
  const { id, label } = options;
  const registry = useRemoteRegistry();
  const [attempt, setAttempt] = useState(0);

  const onError = (error: unknown, phase: 'load' | 'run' = 'run') => {
    report(error, { remote: registry.slotOwner(id)?.name, phase });
    const onPress = () => setAttempt((before) => before + 1);
    notify.error(`${label}: ${visitorText(error)}`, { action: { label: 'Retry', onPress } });
  };
  return (
    <ErrorBoundary key={attempt} onError={onError}>
      <Suspense fallback={<NotReady id={id} />}>
        <SlotContent {...options} onLoadError={(error) => onError(error, 'load')} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** Throws once it has stood in for the slot too long, which gives the slot up. */
function NotReady({ id }: { id: SlotId }) {
  if (useLate(true, READY_LIMIT_MS))
    throw new Error(`slots/${id} was not ready within ${READY_LIMIT_MS} ms`);
  return null;
}

interface SlotContentOptions<Id extends SlotId> extends SlotOptions<Id> {
  onLoadError: (error: unknown) => void;
}

function SlotContent<Id extends SlotId>({ id, props, onLoadError }: SlotContentOptions<Id>) {
  const registry = useRemoteRegistry();
  const [Content, setContent] = useState<ComponentType<SlotProps[Id]>>();
  const failed = useRef(onLoadError);

  useEffect(() => {
    let wanted = true;
    registry.slot<SlotModule<Id>>(id).then(
      (module) => wanted && setContent(() => module.default as ComponentType<SlotProps[Id]>),
      (error: unknown) => wanted && failed.current(error),
    );
    return () => {
      wanted = false;
    };
  }, [registry, id]);

  return Content ? <Content {...props} /> : null;
}
