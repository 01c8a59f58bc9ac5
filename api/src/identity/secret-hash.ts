import { createHash } from 'node:crypto';

/** What the database keeps of a random text that it handed out: enough to know it again, not to show it. */
export const secretHash = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url');
