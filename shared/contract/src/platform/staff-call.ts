/** Headers of a call that the API makes to the release service in the name of one of the staff. */

/** When it was signed: UTC, ISO. */
export const SIGNED_AT_HEADER = 'x-signed-at';
/** Who asks, percent-encoded. */
export const PERSON_HEADER = 'x-person';
/** HMAC as `signatureOf` makes it, of the path, a line break and the person as sent. */
export const SIGNATURE_HEADER = 'x-signature';
