import { integrityOf } from '@evmandi/contract/platform/content-address';
import { FILE_HEADERS, FILE_POLICIES } from '../edge/security-headers.ts';
import { typeOfFile } from '../registry/file-types.ts';

const CODE = new Set(['text/javascript', 'text/css']);
const base64 = (bytes: ArrayBuffer) => btoa(String.fromCharCode(...new Uint8Array(bytes)));
const typeAt = (address: string) => typeOfFile(new URL(address, 'https://site.invalid').pathname);

async function hasDigestOfName(address: string, response: Response): Promise<boolean> {
  const integrity = integrityOf(address);
  if (!integrity) return false;
  const body = await response.clone().arrayBuffer();
  return integrity === `sha256-${base64(await crypto.subtle.digest('SHA-256', body))}`;
}

/**
 * Returns whether a file may be stored: a script or style sheet with the content that its name says, a font or a
 * picture. Leaves the response unread.
 */
export async function canStore(address: string, response: Response): Promise<boolean> {
  const type = typeAt(address) ?? '';
  return CODE.has(type) ? hasDigestOfName(address, response) : /^(?:font|image)\//.test(type);
}

/**
 * Returns a stored file with the headers of the edge, or null where it may not be stored. Every script of the site can
 * write the store, so content, type and policy are checked at each answer.
 */
export async function storedFile(address: string, copy: Response): Promise<Response | null> {
  if (!(await canStore(address, copy))) return null;
  const type = typeAt(address) ?? '';
  const policy = FILE_POLICIES[type];
  const headers = {
    ...FILE_HEADERS,
    'Content-Type': type,
    ...(policy && { 'Content-Security-Policy': policy }),
  };
  const isOfEdge = Object.entries(headers).every(
    ([name, value]) => copy.headers.get(name) === value,
  );
  // Browsers keep the compiled code of the copy itself, and of no other response.
  return isOfEdge ? copy : new Response(copy.body, { headers });
}
