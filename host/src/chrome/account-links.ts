import type { User } from '@evmandi/contract/domain/session';
import { returnTo } from '@evmandi/runtime';
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useRemoteRegistry } from '../remotes/remote-registry-context.tsx';
import { areaOf } from '../session/use-areas.ts';
import { shellIcon } from './shell-icons.ts';
import { useMenu } from './use-menu.ts';

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** The places of a signed-in person; that of their landing leads back to the last place of its area. */
export function useAccountLinks(user: User) {
  const navigate = useNavigate();
  const registry = useRemoteRegistry();
  const places = useMenu('account');
  const landing = registry.landing(user);
  return [...places, ...(landing ? [landing] : [])]
    .sort((a, b) => (a.order ?? 0) - (b.order ?? 0))
    .map((entry) => ({
      label: entry.title,
      to: entry.path,
      Icon: shellIcon(entry.icon),
      onClick: (event: MouseEvent) => {
        if (entry !== landing || !isPlain(event)) return;
        event.preventDefault();
        const route = registry.owner(entry.path)?.route;
        void navigate(returnTo(areaOf(route), entry.path));
      },
    }));
}
