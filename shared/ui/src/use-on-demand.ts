import { notify, report, visitorText } from '@evmandi/runtime';
import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';

export interface OnDemand<Props> {
  /** What to render: there while it is open and its code has arrived. */
  Content: ComponentType<Props> | undefined;
  open: () => void;
  close: () => void;
  /** Props of the control that opens it: pointing at it or giving it the focus fetches the code. */
  intent: { onPointerEnter: () => void; onFocus: () => void };
}

/**
 * What a control opens, as code of its own, so that a page pays for it at the first sign of interest.
 * When a press finds the code missing, a toast says so under `label` and offers Retry. `load` may be a
 * new function in each render.
 */
export function useOnDemand<Props>(
  label: string,
  load: () => Promise<ComponentType<Props>>,
): OnDemand<Props> {
  const [component, setComponent] = useState<ComponentType<Props>>();
  const [isOpen, setOpen] = useState(false);
  const latest = useRef({ label, load });
  const mounted = useRef(false);

  useEffect(() => {
    latest.current = { label, load };
  });
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);

  const fetch = useCallback(async () => {
    const loaded = await latest.current.load();
    setComponent(() => loaded);
  }, []);
  // A failure now is of no interest: the press tries again and says so.
  const prepare = useCallback(() => void fetch().catch(() => undefined), [fetch]);
  const open = useCallback(async () => {
    setOpen(true);
    try {
      await fetch();
    } catch (error) {
      setOpen(false);
      report(error, { phase: 'load' });
      if (!mounted.current) return;
      notify.error(`${latest.current.label}: ${visitorText(error)}`, {
        action: { label: 'Retry', onPress: () => void open() },
      });
    }
  }, [fetch]);

  return {
    Content: isOpen ? component : undefined,
    open: useCallback(() => void open(), [open]),
    close: useCallback(() => setOpen(false), []),
    intent: { onPointerEnter: prepare, onFocus: prepare },
  };
}
