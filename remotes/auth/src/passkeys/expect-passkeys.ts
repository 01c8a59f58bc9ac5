/** Throws where the browser knows no passkeys, which the library would say in its own words. */
export function expectPasskeys(): void {
  if ('PublicKeyCredential' in globalThis) return;
  throw Object.assign(new Error('no passkeys'), { name: 'NotSupportedError' });
}
