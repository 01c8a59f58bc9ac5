import { z } from 'zod';
import { isSignedBy, type SignedCall, signatureOf } from './signed-call.ts';

/** The account of a person, which names the person for good, and the address that the person calls from. */
const staffAccountSchema = z.object({
  id: z.string().regex(/^\d{1,18}$/),
  username: z.string().min(1).max(200),
  address: z.string().min(1).max(100),
});
export type StaffAccount = z.infer<typeof staffAccountSchema>;

/** The person for whom the API makes a call. */
export interface StaffPerson {
  /** The person's name. Each person may change the own name, so a name alone proves nothing. */
  by: string;
  /** Earlier releases of the API send none. */
  account?: StaffAccount | undefined;
}

/** A call of the release service that the API makes for a person of the staff. */
interface StaffCall extends Omit<SignedCall, 'at'>, StaffPerson {}

/** Headers of such a call, by lower-case name. */
const AT = 'x-evmandi-at';
const BY = 'x-evmandi-by';
const SIGNATURE = 'x-evmandi-signature';
const ACCOUNT = 'x-evmandi-account';
const ACCOUNT_SIGNATURE = 'x-evmandi-account-signature';

/** What is signed: the path holds the query, and the person stands before the body. */
const signed = ({ by, body, method, path }: StaffCall, at: string): SignedCall => ({
  ...{ method, path, at },
  body: `${encodeURIComponent(by)}\n${body}`,
});

/**
 * Binds an account to the signature of its call. The account has a signature of its own, because earlier releases of
 * the service check the first one without an account.
 */
const signedAccount = (call: SignedCall, account: string, signature: string): SignedCall => ({
  ...call,
  body: `${account}\n${signature}`,
});

/** Headers that say for whom a call is made, signed with the secret that both processes hold. */
export function staffHeaders(
  secret: string,
  call: StaffCall,
  now = Date.now(),
): Record<string, string> {
  const at = new Date(now).toISOString();
  const content = signed(call, at);
  const signature = signatureOf(secret, content);
  const headers = { [AT]: at, [BY]: encodeURIComponent(call.by), [SIGNATURE]: signature };
  if (!call.account) return headers;
  const account = encodeURIComponent(JSON.stringify(call.account));
  return {
    ...headers,
    [ACCOUNT]: account,
    [ACCOUNT_SIGNATURE]: signatureOf(secret, signedAccount(content, account, signature)),
  };
}

/** Whether a call says that it is made for a person of the staff. */
export const isStaffCall = (headers: Record<string, unknown>): boolean => SIGNATURE in headers;

/** The person for whom a call is made, and its signature; `undefined` where that was not signed with the secret. */
export function readStaffCall(
  secret: string,
  headers: Record<string, unknown>,
  call: Omit<StaffCall, 'by' | 'account'>,
  now = Date.now(),
): (StaffPerson & { signature: string }) | undefined {
  const at = String(headers[AT]);
  const signature = String(headers[SIGNATURE]);
  try {
    const by = decodeURIComponent(String(headers[BY]));
    const content = signed({ ...call, by }, at);
    if (!isSignedBy(secret, content, signature, now)) return undefined;
    if (!(ACCOUNT in headers)) return { by, signature };
    const account = String(headers[ACCOUNT]);
    const fits = isSignedBy(
      secret,
      signedAccount(content, account, signature),
      String(headers[ACCOUNT_SIGNATURE]),
      now,
    );
    if (!fits) return undefined;
    const found = staffAccountSchema.parse(JSON.parse(decodeURIComponent(account)));
    return { by, account: found, signature };
  } catch {
    // No percent-encoding, or no account.
    return undefined;
  }
}
