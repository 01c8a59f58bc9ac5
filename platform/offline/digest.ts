import { integrityOf } from '@evmandi/contract/platform/content-address';

const base64 = (bytes: ArrayBuffer) => btoa(String.fromCharCode(...new Uint8Array(bytes)));

/** Whether a file holds what its name says; one whose name says nothing is believed. Reads the response. */
export async function isSame(address: string, response: Response): Promise<boolean> {
  const integrity = integrityOf(address);
  if (!integrity) return true;
  const body = await response.clone().arrayBuffer();
  return integrity === `sha256-${base64(await crypto.subtle.digest('SHA-256', body))}`;
}
