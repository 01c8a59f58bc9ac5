import type { LivePart } from '@evmandi/contract/platform/staff-reads';
import { useChange } from '@evmandi/ui/use-change';
import { useRevalidator } from 'react-router-dom';
import { pin, unpin } from '../send.ts';

/** Lets releases of a part go live again; Undo pins it for the same reason. */
export function useUnpin({ name, pin: held }: LivePart) {
  const { revalidate } = useRevalidator();
  return useChange((_: null) => unpin(name), {
    revalidate: true,
    undo: () => ({
      text: `${name} is unpinned: the next release of it goes live`,
      undo: async () => {
        await pin({ app: name, reason: held?.reason ?? 'Pinned again' });
        await revalidate();
      },
    }),
  });
}
