import { isSignedBy, type SignedCall, signatureOf } from './signed-call.ts';

/** A call of the release service that the API makes for a person of the staff. */
interface StaffCall extends Omit<SignedCall, 'at'> {
  /** The person's name, as the logs tell it. */
  by: string;
}

/** Headers of such a call, by lower-case name. */
const AT = 'x-evmandi-at';
const BY = 'x-evmandi-by';
const SIGNATURE = 'x-evmandi-signature';

/** What is signed: the path holds the query, and the person stands before the body. */
const signed = ({ by, body, ...call }: StaffCall, at: string): SignedCall => ({
  ...call,
  at,
  body: `${encodeURIComponent(by)}\n${body}`,
});

/** Headers that say for whom a call is made, signed with the secret that both processes hold. */
export function staffHeaders(
  secret: string,
  call: StaffCall,
  now = Date.now(),
): Record<string, string> {
  const at = new Date(now).toISOString();
  return {
    [AT]: at,
    [BY]: encodeURIComponent(call.by),
    [SIGNATURE]: signatureOf(secret, signed(call, at)),
  };
}

/** Whether a call says that it is made for a person of the staff. */
export const isStaffCall = (headers: Record<string, unknown>): boolean => SIGNATURE in headers;

/** The person for whom a call is made, and its signature; `undefined` where that was not signed with the secret. */
export function readStaffCall(
  secret: string,
  headers: Record<string, unknown>,
  call: Omit<StaffCall, 'by'>,
  now = Date.now(),
): { by: string; signature: string } | undefined {
  const at = String(headers[AT]);
  const signature = String(headers[SIGNATURE]);
  try {
    const by = decodeURIComponent(String(headers[BY]));
    const fits = isSignedBy(secret, signed({ ...call, by }, at), signature, now);
    return fits ? { by, signature } : undefined;
  } catch {
    // No percent-encoding.
    return undefined;
  }
}
