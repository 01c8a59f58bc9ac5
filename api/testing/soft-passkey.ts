import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** What an authenticator is asked for, and what a test makes it answer instead. */
interface Ask {
  challenge: string;
  origin?: string;
  rpId?: string;
  userVerified?: boolean;
  counter?: number;
  userHandle?: string;
}

const base64url = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url');
const sha256 = (text: string | Uint8Array) => createHash('sha256').update(text).digest();

const PRESENT = 0x01;
const VERIFIED = 0x04;
const WITH_KEY = 0x40;

function authenticatorData(
  { rpId = 'localhost', userVerified = true, counter = 0 }: Ask,
  key = Buffer.alloc(0),
): Buffer {
  const flags = PRESENT | (userVerified ? VERIFIED : 0) | (key.length > 0 ? WITH_KEY : 0);
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, key]);
}

const clientData = (type: string, { challenge, origin = 'http://localhost:3000' }: Ask) =>
  JSON.stringify({ type, challenge, origin, crossOrigin: false });

/** A passkey in this process (ES256, no attestation), as browser and authenticator make it together. */
export function softPasskey() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const rawId = randomBytes(32);
  const id = base64url(rawId);
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const cose = isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]),
  );
  const credential = { id, rawId: id, type: 'public-key' };
  return {
    id,
    /** What `navigator.credentials.create` answers. */
    create(ask: Ask) {
      const length = Buffer.from([rawId.length >> 8, rawId.length & 255]);
      const key = Buffer.concat([Buffer.alloc(16), length, rawId, cose]);
      const attestationObject = isoCBOR.encode(
        new Map<string, unknown>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', new Uint8Array(authenticatorData(ask, key))],
        ]) as never,
      );
      return {
        ...credential,
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', ask)),
          attestationObject: base64url(attestationObject),
          transports: ['internal'],
        },
      };
    },
    /** What `navigator.credentials.get` answers. */
    get(ask: Ask) {
      const data = authenticatorData(ask);
      const client = clientData('webauthn.get', ask);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return {
        ...credential,
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(data),
          signature: base64url(signature),
          ...(ask.userHandle && { userHandle: ask.userHandle }),
        },
      };
    },
  };
}
