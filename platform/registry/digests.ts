import { createHash } from 'node:crypto';
import { FORMAT } from '@evmandi/contract/platform/documents';
import { RegistryError } from './registry-error.ts';

/** Integrity of some bytes, or of a text in UTF-8: `sha384-<base64>`. */
export const integrityOf = (content: string | Buffer): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** A small document with its format and, last, a seal over all of its fields. */
export function sealed<Document extends object>(document: Document) {
  const { seal: _before, ...fields } = document as Document & { seal?: string };
  const whole = { format: FORMAT, ...fields };
  return { ...whole, seal: integrityOf(JSON.stringify(whole)) };
}

/** Throws unless the seal fits; a document without format and seal was written before there were any. */
export function requireSeal(file: string, value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  const { seal, ...whole } = value as Record<string, unknown>;
  if (seal === undefined && !('format' in whole)) return;
  if (seal === integrityOf(JSON.stringify(whole))) return;
  throw new RegistryError(file, [
    { field: 'seal', expected: 'must fit the other fields: the document was changed' },
  ]);
}
