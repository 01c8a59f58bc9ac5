/** Holds what the API has sealed; no script can read it. */
const NAME = 'ev_override';
const PATTERN = new RegExp(`(?:^|;\\s*)${NAME}=([\\w.-]+)`);

/** The pass that a request brings. */
export const passIn = (cookies: string | undefined): string | undefined =>
  PATTERN.exec(cookies ?? '')?.[1];

/** The cookie that keeps a pass for so long, or, without one, takes it away. */
export function overrideCookie(pass: string | undefined, ageS: number, isSecure: boolean): string {
  const secure = isSecure ? '; Secure' : '';
  const age = pass === undefined ? 0 : ageS;
  return `${NAME}=${pass ?? ''}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${secure}`;
}
