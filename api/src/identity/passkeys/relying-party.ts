import { isIP } from 'node:net';
import { refused } from '../../http/failure.ts';
import type { RelyingParty } from '../../settings.ts';

/** Browsers offer passkeys over HTTPS, and on this machine itself. */
const isSecure = ({ protocol, hostname }: URL) =>
  protocol === 'https:' || hostname === 'localhost' || hostname.endsWith('.localhost');

/**
 * The site as passkeys know it: its domain, with the origins that may call and are of this domain. Null where its
 * address is not secure, or no name: a passkey belongs to a domain.
 */
export function relyingPartyOf(
  siteUrl: string,
  corsOrigins: readonly string[],
): RelyingParty | null {
  const site = new URL(siteUrl);
  const id = site.hostname;
  if (!isSecure(site) || isIP(id.replace(/^\[|\]$/g, ''))) return null;
  const ofSite = (origin: URL) => origin.hostname === id || origin.hostname.endsWith(`.${id}`);
  const others = corsOrigins
    .map((origin) => new URL(origin))
    .filter((origin) => isSecure(origin) && ofSite(origin));
  return { id, origins: [...new Set([site, ...others].map(({ origin }) => origin))] };
}

/** Throws 422 where the site can have no passkeys. */
export function expectRelyingParty(relyingParty: RelyingParty | null): RelyingParty {
  if (relyingParty) return relyingParty;
  throw refused(
    'passkeys_unavailable',
    'Passkeys need this site to have an address with HTTPS: sign in with the password',
  );
}
