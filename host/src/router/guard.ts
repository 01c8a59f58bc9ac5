import type { User } from '@evmandi/contract/domain/session';
import { type Access, permits } from '@evmandi/contract/platform/access';
import { checkSession, hadSession, notify } from '@evmandi/runtime';
import { type MiddlewareFunction, redirect } from 'react-router-dom';
import type { RemoteRegistry } from '../remotes/remote-registry.ts';

type Decision = 'allow' | 'sign-in' | 'not-permitted';

/** Who may see a route. A path that no remote declares is the fallback's, hence public. */
export function decide(access: Access | undefined, user: User | null): Decision {
  if (permits(access, user)) return 'allow';
  return user ? 'not-permitted' : 'sign-in';
}

/** `/login`, which leads back to `place` afterwards, and says so where a session has ended. */
export function loginPath(place: { pathname: string; search: string }, ended = ''): string {
  const from = `${place.pathname}${place.search}`;
  const back = from === '/' ? '' : `&${new URLSearchParams({ from })}`;
  return `/login${(back + ended).replace('&', '?')}`;
}

/** Root middleware: it runs before any loader, also for routes that have none. */
export function guard(registry: RemoteRegistry): MiddlewareFunction {
  return ({ request }, next) => {
    const url = new URL(request.url);
    const kept = hadSession();
    const user = checkSession();
    const decision = decide(registry.owner(url.pathname)?.route.access, user);
    if (decision === 'sign-in') throw redirect(loginPath(url, kept ? '&ended=true' : ''));
    if (decision === 'not-permitted' && user) {
      notify.error('Your account does not have the permission for that page.');
      const landing = registry.landing(user)?.path ?? '/';
      throw redirect(landing === url.pathname ? '/' : landing);
    }
    return next();
  };
}
