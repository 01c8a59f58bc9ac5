import type { SlotId, SlotModule, SlotProps } from '@evmandi/contract/platform/slots';
import { errorMessage, notify } from '@evmandi/runtime';
import { type ComponentType, useEffect, useState } from 'react';
import { useRemoteRegistry } from '../remotes/remote-registry-context.tsx';

interface SlotOptions<Id extends SlotId> {
  id: Id;
  /** What to call it in the toast when it cannot be loaded. */
  label: string;
  props: SlotProps[Id];
}

/** Loads what a remote puts into a slot as soon as this is mounted; a failure is a toast with Retry. */
export function Slot<Id extends SlotId>({ id, label, props }: SlotOptions<Id>) {
  const registry = useRemoteRegistry();
  const [Content, setContent] = useState<ComponentType<SlotProps[Id]>>();

  useEffect(() => {
    let wanted = true;
    const load = () => {
      registry.slot<SlotModule<Id>>(id).then(
        (module) => {
          if (wanted) setContent(() => module.default as ComponentType<SlotProps[Id]>);
        },
        (error: unknown) => {
          const text = `${label}: ${errorMessage(error, 'could not be loaded')}`;
          if (wanted) notify.error(text, { action: { label: 'Retry', onPress: load } });
        },
      );
    };
    load();
    return () => {
      wanted = false;
    };
  }, [registry, id, label]);

  return Content ? <Content {...props} /> : null;
}
