import type { SlotModule, SlotProps } from '@evmandi/contract/platform/slots';
import { setPersonCheck, useSession } from '@evmandi/runtime';
import { type ComponentType, useEffect, useState } from 'react';
import { ErrorBoundary } from '../errors/error-boundary.tsx';
import { report } from '../errors/report.ts';
import { useRemoteRegistry } from '../remotes/remote-registry-context.tsx';

const SLOT = 'session.confirm';

interface Asked {
  Content: ComponentType<SlotProps[typeof SLOT]>;
  answer: (confirmed: boolean) => void;
}

/**
 * The dialog in which a person proves to be there, opened by a call that takes it (AUTH-6). Calls that wait at the same time wait for
 * one dialog. Where it cannot be shown, they are refused with the words of the API.
 */
export function PersonCheck() {
  const registry = useRemoteRegistry();
  const [asked, setAsked] = useState<Asked>();

  useEffect(() => {
    let waiting: Promise<boolean> | undefined;
    const open = async (): Promise<boolean> => {
      // Of a release that asks by itself.
      if (!registry.slotOwner(SLOT)) return false;
      const { default: content } = await registry.slot<SlotModule<typeof SLOT>>(SLOT);
      const Content = content as Asked['Content'];
      return new Promise((answer) => setAsked({ Content, answer }));
    };
    setPersonCheck(() => {
      waiting ??= open()
        .catch((error: unknown) => {
          report(error, { remote: registry.slotOwner(SLOT)?.name, phase: 'load' });
          return false;
        })
        .finally(() => {
          waiting = undefined;
          setAsked(undefined);
        });
      return waiting;
    });
    return () => setPersonCheck(async () => false);
  }, [registry]);

  // A dialog that is left open would stand over the sign-in page.
  const isSignedIn = useSession((session) => session.user !== null);
  useEffect(() => {
    if (!isSignedIn) asked?.answer(false);
  }, [isSignedIn, asked]);

  const onError = (error: unknown) => {
    report(error, { remote: registry.slotOwner(SLOT)?.name, phase: 'run' });
    asked?.answer(false);
  };
  return asked ? (
    <ErrorBoundary onError={onError}>
      <asked.Content onDone={asked.answer} />
    </ErrorBoundary>
  ) : null;
}
