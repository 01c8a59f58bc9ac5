/** The SHA-256 of a script or style sheet, in base64url, before the extension of its name. */
const DIGEST = /\.([\w-]{43})\.(?:js|css)(?:$|\?)/;

/**
 * Returns the `integrity` of a file whose name says what it holds; `undefined` of any other. Names of host and
 * remotes are given by the build; those of dev servers and of older releases carry no digest.
 */
export function integrityOf(address: string): string | undefined {
  const digest = DIGEST.exec(address)?.[1];
  return digest && `sha256-${digest.replaceAll('-', '+').replaceAll('_', '/')}=`;
}
